import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { quickGet, request, upstreamOf } from './testing/harness.ts';
import { say } from './testing/local-upstream.ts';

test('N19 K5 K8 keeps nothing of an answer that was read, also when the signal of the call lives on', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const upstream = await upstreamOf(say('', 500), say('{}'));
  const get = quickGet();
  const stop = new AbortController();
  const read = async () => {
    const signal = AbortSignal.any([stop.signal, new AbortController().signal]);
    return new WeakRef(await get(upstream.origin, request({ signal })));
  };
  const answers = [await read(), await read(), await read()];
  await expect
    .poll(() => {
      collectGarbage();
      return answers.filter((answer) => answer.deref() !== undefined).length;
    })
    .toBe(0);
  expect(stop.signal.aborted).toBe(false);
});
