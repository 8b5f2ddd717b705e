import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'

const download = defineBlock({
  name: 'Download',
  label: 'Download',
  description: 'Files to download: PDFs and pictures, each with its type and size.',
  keywords: ['file', 'files', 'pdf', 'document', 'attachment', 'brochure', 'leaflet'],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({ label: 'Title', help: 'The heading above the files.', max: 160 }),
    items: array({
      label: 'Files',
      itemLabel: 'File',
      help: 'The most wanted first. An entry without a file is not shown.',
      max: 30,
      of: {
        file: media({
          label: 'File',
          help: 'A PDF or a picture of the media library.',
          required: true,
          takesFiles: true,
        }),
        label: string({
          label: 'Name',
          help: 'What visitors read. Without it the name of the file.',
          max: 160,
        }),
        description: string({ label: 'Description', help: 'What is in it.', max: 300 }),
      },
    }),
  },
})
export default download
