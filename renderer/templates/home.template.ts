import { t } from '#schema/messages/t'
import { gettingHere, introduction, openingHours, type Template } from './template'

export default {
  id: 'home',
  label: t('Home of a location'),
  purpose: t('A welcome, opening hours, what is on, news, questions, and how to get here.'),
  group: 'Visiting',
  target: 'location',
  title: '{location}',
  description: 'Opening hours, events, news and how to get here.',
  blocks: [
    // Locations without a home page show the network's: the hero names no location and shows each one's own texts.
    {
      name: 'Hero',
      fields: {
        shouldUseLocation: true,
        showDirections: true,
        intro: '[[One sentence: what a visitor finds here.]]',
        layout: 'BOTTOM',
      },
    },
    introduction(
      'This is a place of prayer, learning and service, open to everyone. [[One or two sentences: what we are known for, and why to come.]]',
    ),
    openingHours,
    { name: 'EventsPromo', displayName: 'Events' },
    { name: 'Faqs', displayName: 'Questions' },
    gettingHere,
    { name: 'EmailSignUp', displayName: 'Keep in touch' },
  ],
} satisfies Template
