import { readFileSync, statSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

const MAX_BYTES = 64 * 1024

/** Error for a setting whose file can’t be read; the message names it and says what to do. */
export class SecretFileProblem extends Error {}

/**
 * Returns the environment including settings given as files, as container systems provide secrets: the content of the file named
 * in `DATABASE_URL_FILE` becomes `DATABASE_URL`, without its trailing line break.
 */
export function readSecretFiles(environment: Environment, names: readonly string[]): Environment {
  const read: Record<string, string> = {}
  for (const name of names) {
    const file = environment[`${name}_FILE`]?.trim()
    if (!file) continue
    if (environment[name]?.trim())
      throw new SecretFileProblem(`${name} and ${name}_FILE are both set. Set one of them.`)
    read[name] = contentOf(name, file)
  }
  return { ...environment, ...read }
}

function contentOf(name: string, file: string): string {
  try {
    if (statSync(file).size > MAX_BYTES)
      throw new Error(`it is larger than ${MAX_BYTES / 1024} KiB`)
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    if (text.trim() === '') throw new Error('it is empty')
    return text
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new SecretFileProblem(
      `${name}_FILE: the file ${file} can’t be used (${code ?? message}). Check that it is there, and that the user of the server may read it.`,
    )
  }
}
