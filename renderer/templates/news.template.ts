import { t } from '#schema/messages/t'
import { introduction, opening, type Template } from './template'

export default {
  id: 'news',
  label: t('News'),
  purpose: t('All articles of the location, latest first, with an email sign-up.'),
  group: 'What’s on',
  title: 'News',
  description: 'News and stories from {location}.',
  blocks: [
    opening('What happened, what is coming, and the people behind it.'),
    introduction(
      'Stories from {location} and its neighbourhood. [[One sentence: what you write about, and how often.]]',
    ),
    { name: 'NewsList', displayName: 'Articles', fields: { title: 'Latest articles' } },
    { name: 'EmailSignUp', displayName: 'Keep in touch' },
  ],
} satisfies Template
