import pg from 'pg'

/** Fixes the text format of values regardless of the server's settings, because they are compared by hash. */
const SETTINGS = [
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
  "set search_path = 'public'",
  'set jit = off',
]

/** Runs work on a separate connection without a time limit. */
export async function withCopySession<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  let broken: Error | null = null
  client.on('error', (error) => {
    broken = error
  })
  await client.connect()
  try {
    await client.query(SETTINGS.join('; '))
    return await work(client)
  } catch (error) {
    throw broken ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}
