import { pbkdf2 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createPressure, watchQueues } from './pressure.ts';

/** The share of 1,000 pieces of work that is refused. */
function refusedShare(pressure: { takes(): boolean }): number {
  return Array.from({ length: 1000 }, () => pressure.takes()).filter((taken) => !taken).length / 1000;
}

/** The queues, and the delays that a pressure with this share learns of them. */
function recordSamples(share: number) {
  const samples: number[] = [];
  const pressure = { ...createPressure(50), share, sample: (ms: number) => void samples.push(ms) };
  const queues = watchQueues(pressure);
  onTestFinished(queues.stop);
  return { pressure, samples, queues };
}

test('K8 takes everything when the event loop is late by less than the limit', () => {
  const pressure = createPressure(50);
  for (let sample = 0; sample < 100; sample += 1) pressure.sample(49);
  expect(refusedShare(pressure)).toBe(0);
});

test('K8 refuses nothing when the event loop pauses once, and at most half for 100 ms when it pauses twice', () => {
  const pressure = createPressure(50);
  pressure.sample(2_000);
  expect(refusedShare(pressure)).toBe(0);
  pressure.sample(0);
  pressure.sample(2_000);
  expect(refusedShare(pressure)).toBe(0);
  pressure.sample(2_000);
  expect(refusedShare(pressure)).toBeCloseTo(0.5, 2);
  for (let sample = 0; sample < 5; sample += 1) pressure.sample(0);
  expect(refusedShare(pressure)).toBe(0);
});

test('K8 refuses more with each late sample, and less the nearer the delay comes to the limit', () => {
  const pressure = createPressure(50);
  for (let sample = 0; sample < 2; sample += 1) pressure.sample(100);
  expect(pressure.share).toBeCloseTo(0.1, 5);
  pressure.sample(100);
  expect(pressure.share).toBeCloseTo(0.2, 5);
  pressure.sample(50);
  expect(pressure.share).toBeCloseTo(0.2, 5);
  pressure.sample(25);
  expect(pressure.share).toBeCloseTo(0.15, 5);
  expect(refusedShare(pressure)).toBeCloseTo(0.15, 2);
});

test('K8 refuses everything while the event loop stays late, and takes everything half a second after it', () => {
  const pressure = createPressure(50);
  for (let sample = 0; sample < 20; sample += 1) pressure.sample(500);
  expect(refusedShare(pressure)).toBe(1);
  for (let sample = 0; sample < 10; sample += 1) pressure.sample(0);
  expect(refusedShare(pressure)).toBe(0);
});

test('K8 finds the share at which the delay is the limit when twice the possible load comes', () => {
  const pressure = createPressure(50);
  // Each sample the loop handles what came: 200 calls of 0.5 ms in 20 ms are five times what it can do.
  let waiting = 0;
  const delays: number[] = [];
  for (let sample = 0; sample < 500; sample += 1) {
    waiting += 200;
    let spent = 0;
    for (; waiting > 0 && spent < 200; waiting -= 1) spent += pressure.takes() ? 0.5 : 0.02;
    pressure.sample(Math.max(0, spent - 20));
    delays.push(spent);
  }
  const settled = delays.slice(100);
  expect(Math.max(...settled)).toBeLessThan(150);
  expect(pressure.share).toBeGreaterThan(0.2);
  expect(pressure.share).toBeLessThan(1);
});

test('K8 learns how late the event loop is while other work holds it', async () => {
  const pressure = createPressure(50);
  const queues = watchQueues(pressure);
  queues.watch();
  const delays: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const until = performance.now() + 150;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0));
    delays.push(pressure.delayMs);
  }
  queues.stop();
  expect(Math.max(...delays)).toBeGreaterThan(100);
  expect(pressure.share).toBeGreaterThan(0);
});

test('K8 learns how late the threads are while they have more work than they can do', async () => {
  const pressure = createPressure(20);
  const queues = watchQueues(pressure);
  queues.watch();
  const derive = promisify(pbkdf2);
  const jobs = Promise.all(
    Array.from({ length: 24 }, () => derive('password', 'salt', 30_000, 64, 'sha512')),
  );
  const delays: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await wait(25);
    delays.push(pressure.delayMs);
  }
  await jobs;
  queues.stop();
  expect(Math.max(...delays)).toBeGreaterThan(50);
});

test('K8 samples the queues for a second after the last call, and again when a call comes after a quiet time', async () => {
  const { samples, queues } = recordSamples(0);
  const grows = async (ms: number) => {
    const before = samples.length;
    await wait(ms);
    return samples.length > before;
  };
  expect(await grows(100)).toBe(false);
  for (const _time of ['first', 'after a quiet time']) {
    queues.watch();
    await wait(600);
    queues.watch();
    await wait(600);
    expect(await grows(100)).toBe(true);
    await expect.poll(() => grows(200)).toBe(false);
    expect(samples.at(-1)).toBe(0);
  }
});

test('K8 samples the queues without calls as long as a share is refused', async () => {
  const { pressure, samples, queues } = recordSamples(0.5);
  queues.watch();
  await wait(1_300);
  const before = samples.length;
  await expect.poll(() => samples.length).toBeGreaterThan(before);
  pressure.share = 0;
  await expect.poll(() => samples.at(-1)).toBe(0);
});

test('K8 learns how late the event loop is when a call holds it for longer than the quiet time', async () => {
  const { samples, queues } = recordSamples(0);
  queues.watch();
  const until = performance.now() + 1_300;
  while (performance.now() < until);
  await expect.poll(() => Math.max(...samples)).toBeGreaterThan(1_000);
});
