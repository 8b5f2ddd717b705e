import type { PermissionLevel } from '#schema/entities/statuses'
import { select, string } from '#schema/fields'
import { t } from '#schema/messages/t'
import { PERSON } from '../api/imports'
import { EDITOR_LANGUAGES } from '../app/editor-language'
import type { TableKind } from './table-rows'

/** Columns of a table of people. */
export const personTable: TableKind = {
  kind: PERSON,
  words: { many: t('people') },
  fields: {
    name: string({ label: t('Name') }),
    email: string({ label: t('Email') }),
    level: select({
      label: t('Access'),
      options: {
        VIEW: t('View'),
        CONTRIBUTE: t('Contribute'),
        MANAGE: t('Manage'),
      } satisfies Record<PermissionLevel, string>,
      default: 'VIEW',
    }),
    locations: string({ label: t('Locations') }),
    language: select({
      label: t('Language'),
      options: Object.fromEntries(EDITOR_LANGUAGES.map(({ tag, name }) => [tag, name])),
      default: 'en',
    }),
  },
  status: null,
  title: 'name',
}
