import type { Rolldown } from 'vite'

/** The chunk that holds a module, by the end of the module's path. */
export function chunkHolding(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )
  if (!chunk) throw new Error(`No chunk holds ${module}`)
  return chunk.fileName
}

/** Everything that some chunks import, scripts and their sheets; without what is already there. */
export function filesNeededBy(
  bundle: Rolldown.OutputBundle,
  chunks: readonly string[],
  there: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...chunks]
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    const file = bundle[name]
    if (found.has(name) || there.has(name) || !file) continue
    found.add(name)
    if (file.type === 'chunk') open.push(...file.imports, ...(file.viteMetadata?.importedCss ?? []))
  }
  return found
}
