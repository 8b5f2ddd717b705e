import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { countRepeatedPairs } from './repeated-fields'

/** Limits of a query (reliability, row G1). The number of tokens is limited separately. */
const QUERY_LIMITS = {
  depth: 10,
  /** Introspection is nested more deeply by nature; only people who manage something may use it. */
  introspectionDepth: 20,
  aliases: 30,
  directives: 50,
  /** Number of fields after all fragments are expanded. */
  fields: 1500,
  /** Pairs of fields with the same response name in one selection, which validation compares one by one. */
  repeatedPairs: 500,
} as const

interface Size {
  readonly depth: number
  readonly fields: number
  readonly aliases: number
  readonly directives: number
}
const NOTHING: Size = { depth: 0, fields: 0, aliases: 0, directives: 0 }

/**
 * Throws if a query exceeds the limits, before it is validated or executed. Each fragment is measured once, so that measuring
 * stays cheap.
 */
export function checkDocumentLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === 'FragmentDefinition') fragments.set(node.name.value, node)
  const measure = new FragmentMeasure(fragments)
  for (const node of document.definitions) {
    if (node.kind !== 'OperationDefinition' && node.kind !== 'FragmentDefinition') continue
    refuseTooLarge(measure.selections(node.selectionSet), isIntrospection(node.selectionSet))
    refuseRepeated(countRepeatedPairs(node.selectionSet, fragments, QUERY_LIMITS.repeatedPairs))
  }
}

function refuseTooLarge({ depth, fields, aliases, directives }: Size, introspects: boolean): void {
  const deepest = introspects ? QUERY_LIMITS.introspectionDepth : QUERY_LIMITS.depth
  if (depth > deepest) throw tooLarge(`is nested ${depth} deep; at most ${deepest} is allowed`)
  if (aliases > QUERY_LIMITS.aliases)
    throw tooLarge(`has ${aliases} aliases; at most ${QUERY_LIMITS.aliases} are allowed`)
  if (directives > QUERY_LIMITS.directives)
    throw tooLarge(`has ${directives} directives; at most ${QUERY_LIMITS.directives} are allowed`)
  if (fields > QUERY_LIMITS.fields)
    throw tooLarge(`asks for ${fields} fields; at most ${QUERY_LIMITS.fields} are allowed`)
}

function refuseRepeated(pairs: number): void {
  if (pairs > QUERY_LIMITS.repeatedPairs)
    throw tooLarge('asks for the same fields repeatedly; ask for each of them once')
}

function tooLarge(what: string): ApiError {
  return new ApiError('LIMIT_EXCEEDED', forPrograms(`The query ${what}.`))
}

class FragmentMeasure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #known = new Map<string, Size>()

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments
  }

  selections(set: SelectionSetNode): Size {
    let size = NOTHING
    for (const node of set.selections) {
      const here = { ...NOTHING, directives: node.directives?.length ?? 0 }
      if (node.kind === 'FragmentSpread')
        size = add(size, add(here, this.#fragment(node.name.value)))
      else if (node.kind === 'InlineFragment')
        size = add(size, add(here, this.selections(node.selectionSet)))
      else {
        const below = node.selectionSet ? this.selections(node.selectionSet) : NOTHING
        size = add(
          size,
          add(here, {
            ...below,
            depth: below.depth + 1,
            fields: below.fields + 1,
            aliases: below.aliases + (node.alias ? 1 : 0),
          }),
        )
      }
    }
    return size
  }

  #fragment(name: string): Size {
    const known = this.#known.get(name)
    if (known) return known
    // A recursive fragment counts as zero here; validation refuses it by name.
    this.#known.set(name, NOTHING)
    const fragment = this.#fragments.get(name)
    const size = fragment ? this.selections(fragment.selectionSet) : NOTHING
    this.#known.set(name, size)
    return size
  }
}

function add(a: Size, b: Size): Size {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  }
}

/** Returns true if a selection contains only introspection fields. */
function isIntrospection({ selections }: SelectionSetNode): boolean {
  return selections.every(
    (node) =>
      node.kind === 'Field' && (node.name.value === '__schema' || node.name.value === '__type'),
  )
}
