import { isAllowedOn, type Registry, type Surface } from '../block/block'
import type { AnyField } from '../fields'
import type { FieldIssue, PageIssue } from '../fields/field'
import { fitsType, isKnownType, publishedType } from '../fields/kinds'
import { broken, typeName } from '../fields/messages'
import { validateField, validateProps } from '../fields/validate'
import { allBlocks, type PageContent, type StoredBlock } from './content'
import { migrateBlock, rawProps } from './stored-props'

/**
 * Returns every rule that a page breaks, including those of hidden blocks. Published pages may break none. An unknown block is an
 * issue, too, because visitors wouldn't see it.
 */
export function checkPage(content: PageContent, registry: Registry): PageIssue[] {
  return [...allBlocks(content.blocks)].flatMap((block) => checkBlock(block, registry))
}

/** Returns the issues of one block, with the messages of the specification. */
export function checkBlock(block: StoredBlock, registry: Registry): PageIssue[] {
  const definition = registry.get(block.name)
  if (!definition) return [unknownBlock(block)]
  const current = migrateBlock(definition, block)
  return validateProps(definition.fields, rawProps(current)).map((issue) => place(block, issue))
}

/**
 * Returns issues not even allowed in a draft: a value that doesn't have the type its stored record names. A record whose type
 * differs from the definition's is allowed, because the definition has changed since.
 */
export function checkStructure(content: PageContent, registry: Registry): PageIssue[] {
  return [...allBlocks(content.blocks)].flatMap((block) =>
    block.fields.flatMap((record): PageIssue[] => {
      const { name, type, value } = record
      if (value === undefined || value === null || !isKnownType(type) || fitsType(type, value))
        return []
      const field = registry.get(block.name)?.fields[name] as AnyField | undefined
      const label = field?.label ?? name
      if (field && publishedType(field) === type)
        return validateField(field, value, name).map((issue) => place(block, issue))
      const wrong = broken('type', { label, expected: type, got: typeName(value) })
      return [{ block: block.id, field: name, ...wrong }]
    }),
  )
}

/** Returns issues for the blocks that aren't allowed on this kind of page, at any depth. */
export function checkSurface(
  content: PageContent,
  registry: Registry,
  surface: Surface,
): PageIssue[] {
  return [...allBlocks(content.blocks)].flatMap(({ id, name }): PageIssue[] => {
    const definition = registry.get(name)
    if (!definition || isAllowedOn(definition, surface)) return []
    return [{ block: id, field: null, ...broken('target', { label: definition.label, surface }) }]
  })
}

/** Returns the surface that a document type provides for blocks; `null` for documents without blocks. */
export function surfaceOf(type: string): Surface | null {
  if (type === 'LAYOUT') return 'layout'
  if (type === 'SHARED') return 'shared'
  if (type === 'LOCATION') return 'location'
  return type === 'PAGE' || type === 'TEMPLATE' ? 'content' : null
}

function unknownBlock({ id, name }: StoredBlock): PageIssue {
  return { block: id, field: null, ...broken('registry', { name }) }
}

function place({ id }: StoredBlock, { path, ...rest }: FieldIssue): PageIssue {
  return { block: id, field: path, ...rest }
}
