/** Maximum pause between letters of one search text, in ms. */
const PAUSE = 700

/** Collects typed letters into the start of a name. Repeating a letter moves from one match to the next. */
export function typeAhead() {
  let typed = ''
  let last = 0
  return {
    /** Returns the search text, and whether the current row may match. */
    press(letter: string, now: number = Date.now()): { text: string; stays: boolean } {
      typed = now - last > PAUSE ? letter : typed + letter
      last = now
      const isRepeated = [...typed].every((each) => each === letter)
      return isRepeated ? { text: letter, stays: false } : { text: typed, stays: true }
    },
    /** Returns whether a search text is being typed, to which Space then belongs. */
    isTyping(now: number = Date.now()): boolean {
      return typed !== '' && now - last <= PAUSE
    },
  }
}

export type TypeAhead = ReturnType<typeof typeAhead>
