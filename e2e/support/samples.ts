import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A block with its sample as a page stores it, and the kinds of page it may be on. */
export interface Sample {
  readonly block: { readonly id: string; readonly name: string }
  readonly targets: readonly string[]
}

/** The samples of the whole block library, from the registry itself. */
export async function readSamples(): Promise<readonly Sample[]> {
  const { module } = await runnerImport<{ storedSamples: readonly Sample[] }>(
    `${root}renderer/registry/stored-samples.ts`,
    { root, logLevel: 'silent', resolve: { tsconfigPaths: true } },
  )
  return module.storedSamples
}

/** A kind of block, as far as tests need it. */
export interface Definition {
  readonly name: string
  readonly label: string
  readonly fields: Readonly<Record<string, FieldDefinition>>
}

export interface FieldDefinition {
  readonly type: string
  readonly label: string
  readonly default: unknown
  /** Of a select: stored value → label. */
  readonly options?: Readonly<Record<string, string>>
}

/** Every kind of block, by name, from the registry itself. */
export async function readDefinitions(): Promise<ReadonlyMap<string, Definition>> {
  const { module } = await runnerImport<{ definitions: ReadonlyMap<string, Definition> }>(
    `${root}renderer/registry/definitions.ts`,
    { root, logLevel: 'silent', resolve: { tsconfigPaths: true } },
  )
  return module.definitions
}
