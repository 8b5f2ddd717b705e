/**
 * Makes the markup a view drew move, in the visitor's browser and on the canvas alike. Reads its state from the
 * markup, changes only attributes of elements the view drew, and returns how to stop.
 */
export type Island = (root: HTMLElement) => () => void
