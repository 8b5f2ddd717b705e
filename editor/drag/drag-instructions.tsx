/** The description of how to drag by keyboard, referred to by every drag source (`aria-describedby`). */
export const INSTRUCTIONS_ID = 'ed-drag-instructions'

export function DragInstructions() {
  return (
    <p id={INSTRUCTIONS_ID} hidden>
      To pick it up, press Space. While it is picked up, the arrow keys go from place to place,
      Space or Enter drops it, and Escape cancels.
    </p>
  )
}
