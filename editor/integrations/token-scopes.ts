import { t } from '#schema/messages/t'

/** Labels of token scopes in the form and the list. */
export const SCOPES = {
  READ: { label: t('Read'), help: t('Reads published content and drafts.') },
  DRAFT: { label: t('Write drafts'), help: t('Also writes drafts and submits them for review.') },
  PUBLISH: { label: t('Publish'), help: t('Also publishes, changes and deletes content.') },
} as const

export type Scope = keyof typeof SCOPES
export const scopes: readonly Scope[] = ['READ', 'DRAFT', 'PUBLISH']
