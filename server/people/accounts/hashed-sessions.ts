import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type OpenAdapter = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<OpenAdapter>
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>

/**
 * Wraps the adapter to store only hashes of session tokens, so that the table or a backup can’t be used to sign in. Callers still
 * use the tokens themselves.
 */
export function hashedSessions(open: OpenAdapter): OpenAdapter {
  return (options: BetterAuthOptions) => {
    const adapter = open(options)
    return {
      ...adapter,
      create: async (input) => {
        if (input.model !== 'session') return adapter.create(input)
        const { token } = input.data as unknown as { token: string }
        const made = await adapter.create({
          ...input,
          data: { ...input.data, token: hashToken(token) },
        })
        return { ...made, token }
      },
      findOne: async (input) => {
        const found = await adapter.findOne({ ...input, where: hashed(input) })
        const token = tokenAsked(input)
        // Callers set the cookie again from the result, so it must contain the token.
        return found && token !== null ? { ...found, token } : found
      },
      findMany: (input) =>
        adapter.findMany({ ...input, ...(input.where && { where: hashed(input) }) }),
      update: async (input) => {
        const updated = await adapter.update({ ...input, where: hashed(input) })
        const token = tokenAsked(input)
        return updated && token !== null ? { ...updated, token } : updated
      },
      delete: (input) => adapter.delete({ ...input, where: hashed(input) }),
      deleteMany: (input) => adapter.deleteMany({ ...input, where: hashed(input) }),
    } as Adapter
  }
}

/** Returns the stored hash of a session token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface Question {
  readonly model: string
  readonly where?: Where | undefined
}

function hashed({ model, where = [] }: Question): Where {
  if (model !== 'session') return where
  return where.map((condition) => {
    if (condition.field !== 'token') return condition
    const { value } = condition
    if (typeof value === 'string') return { ...condition, value: hashToken(value) }
    return Array.isArray(value)
      ? { ...condition, value: value.map((one) => hashToken(String(one))) }
      : condition
  })
}

function tokenAsked({ model, where = [] }: Question): string | null {
  if (model !== 'session') return null
  const value = where.find(({ field }) => field === 'token')?.value
  return typeof value === 'string' ? value : null
}
