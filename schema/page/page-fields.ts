import { media, medias, richtext, string } from '../fields'
import { t } from '../messages/t'

/** The fields of a page created from a picker: the data that other pages show. Its blocks are added later. */
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

/** The fields of a page or topic in one language at one location, besides the page's blocks. */
export const textFields = {
  imageId: media({ label: t('Picture') }),
  richText: richtext({ label: t('Text') }),
}

/** The fields of a page that are independent of language. */
export const settingsFields = { imageId: media({ label: t('Picture') }) }

/** The fields of a topic that are independent of language. */
export const topicFields = { mediaIds: medias({ label: t('Pictures') }) }
