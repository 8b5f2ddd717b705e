import { t } from '#schema/messages/t'

/** Labels of token scopes in the form and the list. */
export const SCOPES = {
  READ: { label: t('Read'), help: t('Can read published content and drafts.') },
  DRAFT: { label: t('Write drafts'), help: t('Can also write drafts and submit them for review.') },
  PUBLISH: { label: t('Publish'), help: t('Can also publish, change and delete content.') },
} as const

export type Scope = keyof typeof SCOPES
export const scopes: readonly Scope[] = ['READ', 'DRAFT', 'PUBLISH']
