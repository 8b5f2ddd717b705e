import { media, medias, richtext, string } from '../fields'
import { t } from '../messages/t'

/** What people fill in of a page that is made from a picker: what other pages show of it. Its blocks come later. */
export const pageFields = {
  title: string({ label: t('Title'), required: true, max: 200 }),
  externalUrl: string({
    label: t('Address'),
    help: t('Leave it empty to use the title.'),
    placeholder: '/visit',
    pattern: '/\\S*',
    max: 200,
  }),
  richText: richtext({
    label: t('Summary'),
    help: t('Shown on promos and cards.'),
    max: 20_000,
  }),
}

/** What a page says in one language at one location beside its blocks, and a topic of its own. */
export const textFields = {
  imageId: media({ label: t('Picture') }),
  richText: richtext({ label: t('Text') }),
}

/** What a page is beside its texts. */
export const settingsFields = { imageId: media({ label: t('Picture') }) }

/** What a topic is beside its texts. */
export const topicFields = { mediaIds: medias({ label: t('Pictures') }) }
