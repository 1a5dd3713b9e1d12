/**
 * True of a pointer event without movement. Browsers send one when a page appears under a pointer that rests: it says
 * nothing of the visitor.
 */
export function isRestingPointer(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
