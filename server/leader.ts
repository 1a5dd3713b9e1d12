import type { Lease, Store } from '#store/port.ts';

/** The lease of the one instance that reads the upstreams. */
export const LEADER = 'leader';
/** How long an instance leads after it last renewed: so long nothing is read when it is killed. */
const TERM_MS = 60_000;
/** An instance renews this long after the last time, so that a slow database costs no change of the leader. */
const RENEW_MS = 15_000;

type LeaderStore = Pick<Store, 'claimRefresh' | 'settleRefresh'>;

export interface Leader {
  /** Whether this instance may read the upstreams now; takes the lead where no instance has it. */
  leads(): Promise<boolean>;
  /** Lets another instance lead at once. */
  resign(): Promise<void>;
}

/**
 * Elects one instance among those on one database. The outlook account's session belongs to one address: two instances
 * behind different addresses would log each other out. The lead is a lease like any other (decision 026), claimed with
 * a hold of one term: to renew it is to settle it with another, by the store's clock; an instance that lost it settles
 * without effect.
 */
export function createLeader(store: LeaderStore, clock: () => Date, time = () => performance.now()): Leader {
  let lease: Lease | null = null;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;

  const hold = (held: Lease, ms: number) => store.settleRefresh(held, clock().toISOString(), null, ms);
  const ask = async (): Promise<boolean> => {
    const askedAt = time();
    if (lease === null) lease = await store.claimRefresh(LEADER, 0, TERM_MS);
    else if (!(await hold(lease, TERM_MS))) lease = null;
    if (lease === null) return false;
    renewedAt = askedAt;
    return true;
  };
  return {
    async leads() {
      if (lease !== null && time() - renewedAt < RENEW_MS) return true;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    async resign() {
      await asking?.catch(() => false);
      if (lease !== null) await hold(lease, 0);
      lease = null;
    },
  };
}

/** `store`, through which only the leader gets a lease; all other calls pass as they are. Closing it resigns. */
export function readOnlyAsLeader(
  store: Store,
  clock: () => Date,
  time?: () => number,
): { readonly store: Store; closeStore(): Promise<void> } {
  const leader = createLeader(store, clock, time);
  return {
    store: {
      ...store,
      claimRefresh: async (...asked) => ((await leader.leads()) ? store.claimRefresh(...asked) : null),
    },
    async closeStore() {
      // A database that is down does not keep the site from stopping: the term ends by itself.
      await leader.resign().catch(() => {});
      await store.close();
    },
  };
}
