import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { DIST, ROOT } from '../dist.ts';
import { replayedSettings } from '../replayed-settings.ts';
import { ensureBuilt } from '../site-build.ts';

await runCommand(async () => {
  // A demo runs on this machine only: no page may call a remote backend, and its clock is the real one.
  delete process.env.PUBLIC_BACKEND_URL;
  await ensureBuilt();
  const { storeReplayedHistory } = await import('#tests/upstreams/history.ts');
  const { startUpstreams } = await import('#tests/upstreams/server.ts');
  const { serveUntilStopped } = await import('../serve.ts');
  const { startPushService } = await import('#tests/upstreams/push-service.ts');
  const { default: webPush } = await import('web-push');
  const upstreams = await startUpstreams();
  const push = await startPushService();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const fixed = {
    ...replayedSettings(upstreams.url),
    DATA_DIR: join(ROOT, 'data', 'demo'),
    CLOCK_OFFSET_S: '0',
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:demo@site.example',
    PUSH_REPLAY: push.url,
  };
  await storeReplayedHistory(fixed.DATA_DIR, new Date());
  console.log('Demo: the upstreams are replayed on this machine; none of the figures is the market’s.');
  await serveUntilStopped({
    dist: DIST,
    replayed: true,
    fixed,
    onStop: async () => {
      await push.close();
      await upstreams.close();
    },
  });
});
