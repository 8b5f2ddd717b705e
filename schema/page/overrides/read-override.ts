import { z } from 'zod/mini'
import { OVERRIDE_LIMITS, type PageOverride, pageKeys } from './override'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const slotName = z.string().check(z.maxLength(100))
const slots = z.nullable(z.array(slotName).check(z.maxLength(50)))
const record = z.looseObject({
  id,
  type: z.string().check(z.minLength(1), z.maxLength(50)),
  // A repeated name has a suffix (`byKey`).
  name: id,
})
const at = z.object({
  parent: z.nullable(id),
  slot: slotName,
  after: z.nullable(id),
  before: z.nullable(id),
})
const networkBlock = { block: id, name: id, version: z.optional(z.int().check(z.minimum(1))) }
const values = { was: z.optional(z.unknown()), value: z.optional(z.unknown()) }
const pageValue = z.nullable(z.union([z.string().check(z.maxLength(5_000)), z.int()]))
const fieldKey = z.string().check(z.minLength(1), z.maxLength(200))

const difference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), key: z.enum(pageKeys), was: pageValue, value: pageValue }),
  z.object({ kind: z.literal('setting'), key: id, ...values }),
  z.object({
    ...networkBlock,
    kind: z.literal('field'),
    field: fieldKey,
    was: z.optional(record),
    record: z.optional(record),
  }),
  z.object({
    ...networkBlock,
    kind: z.literal('fieldOrder'),
    fields: z.array(fieldKey).check(z.maxLength(500)),
  }),
  z.object({ ...networkBlock, kind: z.literal('key'), key: id, ...values }),
  z.object({ ...networkBlock, kind: z.literal('slots'), slots }),
  z.object({ ...networkBlock, kind: z.literal('removed'), was: slotName }),
  z.object({
    ...networkBlock,
    kind: z.literal('moved'),
    was: z.object({ parent: z.nullable(id), slot: slotName }),
    at,
  }),
  z.object({
    kind: z.literal('added'),
    block: id,
    added: z.looseObject({ id, name: id, fields: z.array(record) }),
    slots,
    at,
  }),
])

const pageOverride = z.object({
  format: z.literal(1),
  differences: z.array(difference).check(z.maxLength(OVERRIDE_LIMITS.differences)),
})

/** Reads an untrusted override; `null` if it is invalid or too large. */
export function readOverride(input: unknown): PageOverride | null {
  const result = pageOverride.safeParse(input)
  // zod has validated the value; the original is returned, to preserve key order and unknown keys.
  return result.success ? (input as PageOverride) : null
}
