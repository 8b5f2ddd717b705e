import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const download = defineBlock({
  name: 'Download',
  label: t('Download'),
  description: t('PDFs and pictures to download, with type and size.'),
  keywords: searchTerms('file, files, pdf, document, attachment, brochure, leaflet'),
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({ label: t('Title'), help: t('The heading above the files.'), max: 160 }),
    items: array({
      label: t('Files'),
      itemLabel: t('File'),
      help: t('Put the most requested files first. Entries without a file are hidden.'),
      max: 30,
      of: {
        file: media({
          label: t('File'),
          help: t('A PDF or picture from the media library.'),
          required: true,
          takesFiles: true,
        }),
        label: string({
          label: t('Name'),
          help: t('Leave it empty to use the file name.'),
          max: 160,
        }),
        description: string({
          label: t('Description'),
          help: t('A short description of the file’s contents.'),
          max: 300,
        }),
      },
    }),
  },
})
export default download
