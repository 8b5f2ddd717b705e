import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'

const download = defineBlock({
  name: 'Download',
  label: 'Download',
  description: 'PDFs and pictures to download, with type and size.',
  keywords: ['file', 'files', 'pdf', 'document', 'attachment', 'brochure', 'leaflet'],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({ label: 'Title', help: 'The heading above the files.', max: 160 }),
    items: array({
      label: 'Files',
      itemLabel: 'File',
      help: 'Put the most wanted first. Entries without a file are hidden.',
      max: 30,
      of: {
        file: media({
          label: 'File',
          help: 'A PDF or picture from the media library.',
          required: true,
          takesFiles: true,
        }),
        label: string({
          label: 'Name',
          help: 'Leave it empty to use the file name.',
          max: 160,
        }),
        description: string({ label: 'Description', help: 'What is in it.', max: 300 }),
      },
    }),
  },
})
export default download
