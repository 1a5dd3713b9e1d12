/**
 * True of an event that says nothing of the visitor: a pointer without movement, which browsers send when a page appears
 * under a pointer that rests, and a part that the page itself scrolls.
 */
export function isOfPage(event: Event): boolean {
  // 1 is an element; the document is 9.
  const { type, target, movementX, movementY } = event as PointerEvent;
  if (type === 'scroll') return (target as Node | undefined)?.nodeType === 1;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
