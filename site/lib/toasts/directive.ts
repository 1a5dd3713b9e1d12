import type { ClientDirective } from 'astro';
import type { ToastSlot } from './bus.ts';
import { wakeToasts } from './wake.ts';

/** `client:toast="stack"`, `client:toast="system"`: the island lives from its slot's first message (J7). */
const toast: ClientDirective = (load, { value }) => wakeToasts(window, value as ToastSlot, load);

export default toast;
