import { parseArgs } from 'node:util'

/**
 * The arguments of a command. `--help` prints its usage and ends it; so does an option that it does not have, with code 2.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArguments(usage, config) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isOfArguments(error)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
function isOfArguments(error) {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_')
}
