import { z } from 'zod/mini'

/** Page content as stored (design section 4). All types are open: unknown blocks, fields and keys are preserved. */
export interface StoredField {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly value?: unknown
  readonly [unknown: string]: unknown
}

export interface StoredBlock {
  readonly id: string
  readonly name: string
  /** The name of the block in the editor and the section navigation. */
  readonly displayName?: string
  /** True if kept but not shown to visitors. */
  readonly hidden?: boolean
  /** The version of the definition that the values were written for; 1 by default. */
  readonly version?: number
  readonly fields: readonly StoredField[]
  readonly slots?: Readonly<Record<string, readonly StoredBlock[]>>
  readonly [unknown: string]: unknown
}

export interface PageContent {
  readonly format: 1
  readonly blocks: readonly StoredBlock[]
  /** The parts of the site layout shown around the page; all by default (`site-layout.ts`). */
  readonly layout?: LayoutChoice
  /** The saved template that the page was made from; absent if there was none. */
  readonly template?: TemplateOrigin
  readonly [unknown: string]: unknown
}

/** A saved template, and its version that the page has: changes since then are offered to the page. */
export interface TemplateOrigin {
  readonly pageId: number
  readonly version: number
}

/** `overlay`: the header is placed over the picture at the top of the page. */
export const headerChoices = ['site', 'overlay', 'none'] as const
export const footerChoices = ['site', 'none'] as const

/** The parts of its site's layout that a page shows. */
export interface LayoutChoice {
  readonly header?: (typeof headerChoices)[number]
  readonly footer?: (typeof footerChoices)[number]
  readonly [unknown: string]: unknown
}

/** A page without content. */
export const EMPTY_CONTENT: PageContent = { format: 1, blocks: [] }

const storedField = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.string().check(z.minLength(1), z.maxLength(50)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
})

const storedBlock = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  displayName: z.optional(z.string().check(z.maxLength(300))),
  hidden: z.optional(z.boolean()),
  version: z.optional(z.int().check(z.minimum(1))),
  fields: z.array(storedField),
  get slots() {
    return z.optional(z.record(z.string(), z.array(storedBlock)))
  },
})

const pageContent = z.looseObject({
  format: z.literal(1),
  blocks: z.array(storedBlock),
  layout: z.optional(
    z.looseObject({
      header: z.optional(z.enum(headerChoices)),
      footer: z.optional(z.enum(footerChoices)),
    }),
  ),
  template: z.optional(
    z.strictObject({
      pageId: z.int().check(z.minimum(1)),
      version: z.int().check(z.minimum(1)),
    }),
  ),
})

/** The maximum size of a page (reliability, 'Minimal policy'). */
export interface ContentLimits {
  readonly blocks: number
  readonly depth: number
}
export const CONTENT_LIMITS: ContentLimits = { blocks: 500, depth: 12 }

/** A problem in page content: its path, and a message that says how to fix it. */
interface ContentProblem {
  readonly code: 'MALFORMED' | 'TOO_LARGE'
  readonly block: string | null
  readonly message: string
}
type ReadContent =
  | { readonly ok: true; readonly content: PageContent }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] }

/**
 * Reads untrusted page content: the JSON text of design section 4 or its value. Returns every problem of its structure;
 * `check-page.ts` checks the rules of blocks.
 */
export function readContent(input: unknown, limits: ContentLimits = CONTENT_LIMITS): ReadContent {
  const parsed = typeof input === 'string' ? parseJson(input) : { value: input }
  if ('error' in parsed)
    return malformedContent(`The page content isn’t valid JSON: ${parsed.error}`)
  const shape = measure(parsed.value)
  if (shape.depth > limits.depth)
    return tooLarge(`Blocks are nested ${shape.depth} deep; at most ${limits.depth} are allowed`)
  if (shape.blocks > limits.blocks)
    return tooLarge(`The page has ${shape.blocks} blocks; at most ${limits.blocks} are allowed`)
  const result = pageContent.safeParse(parsed.value)
  if (!result.success) return { ok: false, problems: result.error.issues.map(problemOf) }
  // zod has validated the value; the original is used, to preserve key order and unknown keys.
  const content = parsed.value as PageContent
  const repeated = repeatedId(content)
  if (repeated !== null)
    return malformedContent(
      `Two blocks have the id '${repeated}'. Ids must be unique in a page`,
      repeated,
    )
  return { ok: true, content }
}

/** Yields every block of a page in reading order, containers before their contents. */
export function* allBlocks(
  blocks: readonly StoredBlock[],
): Generator<StoredBlock, undefined, undefined> {
  for (const block of blocks) {
    yield block
    for (const children of Object.values(block.slots ?? {})) yield* allBlocks(children)
  }
}

/** Yields the blocks that visitors see: not hidden, and not inside a hidden one. */
export function* visibleBlocks(
  blocks: readonly StoredBlock[],
): Generator<StoredBlock, undefined, undefined> {
  for (const block of blocks) {
    if (block.hidden) continue
    yield block
    for (const children of Object.values(block.slots ?? {})) yield* visibleBlocks(children)
  }
}

function parseJson(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: (error as SyntaxError).message }
  }
}

/** Measures without recursion, so that malicious nesting can't exhaust the stack before it is rejected. */
function measure(value: unknown): { blocks: number; depth: number } {
  let blocks = 0
  let depth = 0
  const open: { list: unknown; level: number }[] = [{ list: fieldOf(value, 'blocks'), level: 1 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (!Array.isArray(next.list) || next.list.length === 0) continue
    depth = Math.max(depth, next.level)
    for (const block of next.list) {
      blocks += 1
      const slots = fieldOf(block, 'slots')
      if (typeof slots !== 'object' || slots === null) continue
      for (const list of Object.values(slots)) open.push({ list, level: next.level + 1 })
    }
  }
  return { blocks, depth }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

function repeatedId(content: PageContent): string | null {
  const seen = new Set<string>()
  for (const { id } of allBlocks(content.blocks)) {
    if (seen.has(id)) return id
    seen.add(id)
  }
  return null
}

function problemOf(issue: z.core.$ZodIssue): ContentProblem {
  return {
    code: 'MALFORMED',
    block: null,
    message: `${issue.path.join('.') || 'content'}: ${issueMessage(issue)}`,
  }
}

/** Returns the message for an issue: zod's own messages are not in the browser bundle. */
function issueMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of the type ${issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`
    case 'too_big':
      return `must not be longer than ${issue.maximum} characters`
    default:
      return issue.message
  }
}

function malformedContent(message: string, block: string | null = null): ReadContent {
  return { ok: false, problems: [{ code: 'MALFORMED', block, message }] }
}

function tooLarge(message: string): ReadContent {
  return { ok: false, problems: [{ code: 'TOO_LARGE', block: null, message }] }
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Returns an id for a new block: `b_` and eight characters, such as `b_7f3k2m9x`. */
export function newBlockId(random: () => number = Math.random): string {
  let id = 'b_'
  for (let left = 8; left > 0; left -= 1) id += ALPHABET[Math.floor(random() * ALPHABET.length)]
  return id
}
