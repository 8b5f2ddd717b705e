import type { Rolldown } from 'vite'
import { neededBy } from './needed-by.ts'

/** Packages that a start does not load, as each takes up to a tenth of it: they are imported where they are first needed. */
const NEEDED_LATER = [
  '@aws-sdk',
  '@opentelemetry',
  '@tus',
  'graphql',
  'nodemailer',
  'prom-client',
  're2js',
  'sharp',
]

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
          server ??= withoutLater(neededBy(['server/main.ts'], graph))
          commands ??= neededBy(['server/commands/toran.ts'], graph)
          if (!server.has(id)) return null
          return commands.has(id) ? 'common' : 'server'
        },
      },
    ],
  }
}

function withoutLater(ids: ReadonlySet<string>): ReadonlySet<string> {
  const early = [...ids].find((id) =>
    NEEDED_LATER.some((name) => id.includes(`/node_modules/${name}/`)),
  )
  if (early)
    throw new Error(
      `A start of the server would load ${early}: import it where it is first needed.`,
    )
  return ids
}
