import { t } from '#schema/messages/t'
import { introduction, opening, questions, type Template } from './template'

export default {
  id: 'words',
  label: t('Text page'),
  purpose: t('A title, an introduction, two sections of text, and questions with answers.'),
  group: 'Other',
  title: null,
  titleHint: t('Our library'),
  description: '[[One or two sentences for search results]]',
  blocks: [
    opening('[[One sentence on what the page is about]]'),
    introduction('[[Begin with what matters most to the reader.]]'),
    {
      name: 'Text',
      fields: { html: '<h2>[[First heading]]</h2><p>[[A few short paragraphs.]]</p>' },
    },
    {
      name: 'Text',
      fields: { html: '<h2>[[Second heading]]</h2><p>[[A few short paragraphs.]]</p>' },
    },
    questions([['[[A question, as a visitor would ask it]]', '[[A short answer]]']]),
  ],
} satisfies Template
