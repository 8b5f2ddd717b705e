import { useState } from 'react'

/** Where the parts of a list begin that lie before the one in sight; `key` names the list, and another begins at its first part. */
export function useCursors(key: string) {
  const [{ of, cursors }, setState] = useState<{ of: string; cursors: readonly string[] }>({
    of: key,
    cursors: [],
  })
  return {
    cursors: of === key ? cursors : [],
    setCursors: (next: readonly string[]) => setState({ of: key, cursors: next }),
  }
}
