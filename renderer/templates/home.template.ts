import { gettingHere, introduction, openingHours, type Template } from './template'

export default {
  id: 'home',
  label: 'Home of a location',
  purpose: 'A welcome, opening hours, what is on, news, questions, and how to get here.',
  group: 'Visiting',
  target: 'location',
  title: '{location}',
  description: 'Welcome to {location}: opening hours, events, news and how to get here.',
  blocks: [
    {
      name: 'Hero',
      fields: {
        pretitle: 'Welcome to',
        title: '{title}',
        subtitle: '[[One sentence: what a visitor finds here.]]',
        layout: 'BOTTOM',
      },
    },
    introduction(
      '{location} is a place of prayer, learning and service, open to everyone. [[One or two sentences: since when, what it is known for, and why to come.]]',
    ),
    openingHours,
    { name: 'EventsPromo', displayName: 'Events' },
    { name: 'Faqs', displayName: 'Questions' },
    gettingHere,
    { name: 'EmailSignUp', displayName: 'Keep in touch' },
  ],
} satisfies Template
