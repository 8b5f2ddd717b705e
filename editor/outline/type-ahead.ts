/** Letters typed within this time belong to one word, in ms. */
const PAUSE = 700

/** Gathers what is typed into the beginning of a name. The same letter again and again goes from one to the next. */
export function typeAhead() {
  let typed = ''
  let last = 0
  return {
    /** What is looked for now, and whether the present row may be the answer. */
    press(letter: string, now: number = Date.now()): { text: string; stays: boolean } {
      typed = now - last > PAUSE ? letter : typed + letter
      last = now
      const isRepeated = [...typed].every((each) => each === letter)
      return isRepeated ? { text: letter, stays: false } : { text: typed, stays: true }
    },
    /** Whether a word is being typed: Space belongs to it then. */
    isTyping(now: number = Date.now()): boolean {
      return typed !== '' && now - last <= PAUSE
    },
  }
}

export type TypeAhead = ReturnType<typeof typeAhead>
