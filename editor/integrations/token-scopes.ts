/** What a token allows, as its form and the list call it. */
export const SCOPES = {
  READ: { label: 'Read', help: 'Reads published content and drafts.' },
  DRAFT: { label: 'Write drafts', help: 'Also writes drafts and submits them for review.' },
  PUBLISH: { label: 'Publish', help: 'Also publishes, changes and deletes content.' },
} as const

export type Scope = keyof typeof SCOPES
export const scopes: readonly Scope[] = ['READ', 'DRAFT', 'PUBLISH']
