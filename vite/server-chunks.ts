import type { Rolldown } from 'vite'
import { neededBy } from './needed-by.ts'

/**
 * The code that a start of the server needs goes into two files: one shared with the commands, and the rest. Left to itself the
 * build makes a hundred, each of which costs a start a fifth of a millisecond.
 */
export function serverChunks(): Rolldown.CodeSplittingOptions {
  let server: ReadonlySet<string> | null = null
  let commands: ReadonlySet<string> | null = null
  return {
    groups: [
      {
        debugName: 'server',
        name(id: string, graph: Rolldown.ChunkingContext) {
          server ??= neededBy(['server/main.ts'], graph)
          commands ??= neededBy(['server/commands/toran.ts'], graph)
          if (!server.has(id)) return null
          return commands.has(id) ? 'common' : 'server'
        },
      },
    ],
  }
}
