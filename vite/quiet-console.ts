import { format } from 'node:util'
import { afterEach } from 'vitest'

/** Warnings about features that jsdom lacks and every browser of ours has. */
const UNKNOWN_HERE = /The tag <search> is unrecognized in this browser/

/** The warnings and errors that the running test has printed. */
let unexpectedLines: string[] = []

// A warning of React or of a library is a fault that nobody looks at among the lines of a thousand tests. A test that expects one
// puts a spy of its own here.
for (const method of ['error', 'warn'] as const)
  console[method] = (...words: unknown[]) => {
    const line = format(...words)
    if (!UNKNOWN_HERE.test(line)) unexpectedLines.push(`console.${method}: ${line}`)
  }

afterEach(() => {
  const lines = unexpectedLines
  unexpectedLines = []
  if (lines.length > 0)
    throw new Error(`The test printed what it did not expect:\n${lines.join('\n')}`)
})
