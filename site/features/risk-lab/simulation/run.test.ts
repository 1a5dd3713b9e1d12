import { expect, it, vi } from 'vitest';
import { createSimulation } from '#domain/risk/simulate.ts';
import { openTool } from '../form/tool.ts';
import { type RunWorker, startRun } from './run.ts';
import type { FromWorker } from './simulate.worker.ts';
import { SIMULATION_TOOL } from './simulation-form.ts';

vi.mock('./create-worker.ts', () => ({ createWorker: () => null }));

const { plan } = openTool(SIMULATION_TOOL).good;

function start() {
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
  const events = { onProgress: vi.fn(), onResult: vi.fn(), onFailure: vi.fn() };
  const cancel = startRun(plan, 1_000, events, () => worker);
  const send = (data: FromWorker) => {
    const { onmessage } = worker as RunWorker;
    onmessage?.call(worker as unknown as Worker, { data } as MessageEvent);
  };
  return { worker, events, cancel, send };
}

const simulation = createSimulation(plan, 10);
simulation.run(10);
const result = simulation.result();

it('N5 a run reports how far it is, gives its result and ends the worker', () => {
  const { worker, events, send } = start();
  expect(worker.postMessage).toHaveBeenCalledWith({ plan, paths: 1_000 });
  send({ done: 500 });
  expect(events.onProgress).toHaveBeenCalledWith(0.5);
  send({ result });
  expect(events.onResult).toHaveBeenCalledWith(result);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('N5 after a cancel nothing comes', () => {
  const { worker, events, cancel, send } = start();
  cancel();
  send({ done: 500 });
  send({ result });
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(events.onProgress).not.toHaveBeenCalled();
  expect(events.onResult).not.toHaveBeenCalled();
});

it('N5 says when the browser cannot run the worker', () => {
  const { worker, events } = start();
  (worker as RunWorker).onerror?.call(worker as unknown as Worker, {} as ErrorEvent);
  expect(events.onFailure).toHaveBeenCalledOnce();
  const refused = { onProgress: vi.fn(), onResult: vi.fn(), onFailure: vi.fn() };
  startRun(plan, 10, refused, () => {
    throw new TypeError('refused');
  });
  expect(refused.onFailure).toHaveBeenCalledOnce();
});
