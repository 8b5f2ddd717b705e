/** Elements inside a line: what stands on both sides of them belongs to one word. */
export const INLINE =
  /^(?:a|abbr|b|cite|code|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u)$/
