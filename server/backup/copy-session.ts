import pg from 'pg'

/** Values are written as text in one way, whatever the settings of the server: they are compared by hashes. */
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

/** Does work on a connection of its own, which may take as long as it needs. */
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
