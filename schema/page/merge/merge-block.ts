import type { StoredBlock, StoredField } from '../content'
import { isSame } from './canonical'
import type { Choices, Clash } from './clash'
import { mergeInside } from './merge-lists'
import { mergeKeys, mergeRecords, mergeValue, type ThreeValues } from './merge-values'

/** A block without its child blocks. */
export type OwnBlock = StoredBlock

interface BlockVersions {
  /** `null` for a block that both sides added with the same id. */
  readonly base: OwnBlock | null
  readonly mine: OwnBlock
  readonly theirs: OwnBlock
}

/** Merges the changes of two sides to a block, field by field; conflicts are pushed to `clashes`. */
export function mergeBlock(
  { base, mine, theirs }: BlockVersions,
  choices: Choices,
  clashes: Clash[],
): OwnBlock {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  const { id, name, displayName = '' } = mine
  const mergeAt = (field: string | null, values: ThreeValues) => {
    const clashId = `${id}\u0000${field ?? ''}`
    const { result, clashes: isClash } = mergeValue(values, choices.get(clashId))
    const inside = isClash ? mergeFieldInside(values) : null
    if (inside) return inside
    if (isClash)
      clashes.push({
        ...{ id: clashId, kind: 'changed', blockId: id, name, displayName, field },
        base: shownValue(values.base),
        mine: shownValue(values.mine),
        theirs: shownValue(values.theirs),
      })
    return result
  }
  // Values of two versions of a definition can't be mixed: the block is merged as a whole.
  if (mine.version !== theirs.version || mine.name !== theirs.name)
    return mergeAt(null, {
      base: base && { value: base },
      mine: { value: mine },
      theirs: { value: theirs },
    })?.value as OwnBlock
  const { fields: baseFields = [], ...baseRest } = base ?? { fields: [] as StoredField[] }
  const { fields: myFields, ...myRest } = mine
  const { fields: theirFields, ...theirRest } = theirs
  const rest = mergeRecords(baseRest, myRest, theirRest, mergeAt) as OwnBlock
  return {
    ...rest,
    fields: mergeFields(
      [fieldsByKey(baseFields), fieldsByKey(myFields), fieldsByKey(theirFields)],
      mergeAt,
    ),
  }
}

/** Merges a text or list that both sides changed at different places; `null` if that isn't possible. */
function mergeFieldInside({ base, mine, theirs }: ThreeValues): { readonly value: unknown } | null {
  const [o, a, b] = [base?.value, mine?.value, theirs?.value]
  if (!isField(o) || !isField(a) || !isField(b)) return null
  if (o.type !== a.type || o.type !== b.type) return null
  const { value: _base, ...before } = o
  const { value: _mine, ...ours } = a
  const { value: _theirs, ...others } = b
  if (!isSame(before, ours) || !isSame(before, others)) return null
  const value = mergeInside(o.type, {
    base: { value: o.value },
    mine: { value: a.value },
    theirs: { value: b.value },
  })
  return value === null ? null : { value: { ...a, value } }
}

type FieldsByKey = ReadonlyMap<string, StoredField>

function mergeFields(
  [base, mine, theirs]: readonly [FieldsByKey, FieldsByKey, FieldsByKey],
  mergeAt: (field: string, values: ThreeValues) => { readonly value: unknown } | null,
): readonly StoredField[] {
  const keys = mergeKeys([...base.keys()], [...mine.keys()], [...theirs.keys()])
  const at = (fields: FieldsByKey, key: string) => {
    const value = fields.get(key)
    return value ? { value } : null
  }
  const merged = keys.flatMap((key) => {
    const record = mergeAt(key, {
      base: at(base, key),
      mine: at(mine, key),
      theirs: at(theirs, key),
    })
    return record ? [asField(record.value, mine.get(key) ?? theirs.get(key))] : []
  })
  return withFreeIds(merged)
}

/** Puts the chosen value into the field's stored record. */
function asField(value: unknown, record: StoredField | undefined): StoredField {
  if (isField(value)) return value
  if (!record) throw new Error('A field that neither side has cannot be chosen')
  return { ...record, value }
}

/** The records of a block by name; a repeated name counts as another. */
export function fieldsByKey(fields: readonly StoredField[]): FieldsByKey {
  const all = new Map<string, StoredField>()
  for (const field of fields) {
    let key = field.name
    while (all.has(key)) key += '\u0001'
    all.set(key, field)
  }
  return all
}

/** Replaces duplicate ids, because both sides may have given the same id to new fields. */
function withFreeIds(fields: readonly StoredField[]): readonly StoredField[] {
  const seen = new Set<string>()
  const taken = new Set(fields.map(({ id }) => id))
  return fields.map((field) => {
    if (!seen.has(field.id)) {
      seen.add(field.id)
      return field
    }
    let number = fields.length
    while (taken.has(`f${number}`)) number += 1
    const id = `f${number}`
    taken.add(id)
    return { ...field, id }
  })
}

/** Returns the value shown for a conflict: that of a field's stored record, or the thing itself. */
function shownValue(side: { readonly value: unknown } | null): unknown {
  if (side === null) return undefined
  const { value } = side
  return isField(value) && 'value' in value ? value.value : value
}

function isField(value: unknown): value is StoredField {
  return typeof value === 'object' && value !== null && 'name' in value && 'type' in value
}
