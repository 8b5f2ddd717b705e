/** Components that others make their dialogs of. */
export const DIALOG_SHELLS: readonly string[] = [
  'editor/ui/lazy/fetched-dialog.tsx',
  'editor/ui/note-dialog.tsx',
  'editor/schedules/schedule-frame.tsx',
  'editor/screens/confirm-dialog.tsx',
  'editor/screens/form-dialog.tsx',
]

/** Those that `e2e/every-surface.e2e.ts` opens and reads in the pseudo-language, in light and dark. */
export const OPENED_BY_WALK: readonly string[] = [
  'editor/account/account-dialog.tsx',
  'editor/audit/alerts-dialog.tsx',
  'editor/checks/publish-dialog.tsx',
  'editor/collections/schedule-record-dialog.tsx',
  'editor/locations/new-location-dialog.tsx',
  'editor/pages/confirm-linked.tsx',
  'editor/pages/new-page-dialog.tsx',
  'editor/pages/new-page-form.tsx',
  'editor/pages/places-for-pages.tsx',
  'editor/people/invite-dialog.tsx',
  'editor/people/invite-several.tsx',
  'editor/people/permission-set-dialog.tsx',
  'editor/people/person-dialog.tsx',
  'editor/people/role-dialog.tsx',
  'editor/publishing/schedule-dialog.tsx',
  'editor/publishing/unpublish-dialog.tsx',
  'editor/records/archive-dialog.tsx',
  'editor/records/drop-dialog.tsx',
  'editor/records/history/record-history.tsx',
  'editor/records/record-dialog.tsx',
  'editor/records/record-form.tsx',
  'editor/rollouts/impact-dialog.tsx',
  'editor/rollouts/rollout-dialog.tsx',
  'editor/saving/dialogs/leave-dialog.tsx',
  'editor/screens/list/copy-to-locations.tsx',
  'editor/screens/list/save-view-dialog.tsx',
  'editor/shared-blocks/template-dialog.tsx',
  'editor/shell/find-dialog.tsx',
  'editor/shortcuts/shortcut-dialog.tsx',
  'editor/sign-in/sign-in-dialog.tsx',
  'editor/top-bar/share-dialog.tsx',
  'editor/topics/move-topic-dialog.tsx',
  'editor/topics/new-topic-dialog.tsx',
  'editor/topics/topic-facts-dialog.tsx',
]

/** Those that the states of `e2e/support/states` open, by the file of their subject; they are read in the same way. */
export const OPENED_BY_STATES = {
  blocks: [
    'editor/blocks/move-to-dialog.tsx',
    'editor/blocks/rename-dialog.tsx',
    'editor/commands/command-palette.tsx',
    'editor/media/media-dialog.tsx',
    'editor/onboarding/copy-dialog.tsx',
    'editor/onboarding/template-dialog.tsx',
    'editor/palette/inserter-dialog.tsx',
    'editor/shared-blocks/make-shared-dialog.tsx',
  ],
  imports: [
    'editor/calendar-subscriptions/delete-subscription-dialog.tsx',
    'editor/calendar-subscriptions/subscription-dialog.tsx',
    'editor/search-answers/answer-dialog.tsx',
  ],
  inbox: ['editor/inbox/erase-dialog.tsx', 'editor/inbox/sign-up-list.tsx'],
  integrations: [
    'editor/integrations/archive-dialog.tsx',
    'editor/integrations/delivery-log.tsx',
    'editor/integrations/secret-dialog.tsx',
    'editor/integrations/token-dialog.tsx',
    'editor/integrations/token-list.tsx',
    'editor/integrations/webhook-dialog.tsx',
    'editor/integrations/webhook-list.tsx',
  ],
  media: [
    'editor/media/description-wizard.tsx',
    'editor/media/file-details.tsx',
    'editor/media/picture-details.tsx',
    'editor/media/picture-history.tsx',
    'editor/media/replace-dialog.tsx',
    'editor/media/screen/album-dialog.tsx',
    'editor/media/screen/describe-dialog.tsx',
  ],
  people: [
    'editor/people/found-roles.tsx',
    'editor/people/level-dialog.tsx',
    'editor/people/mail-page.tsx',
  ],
} as const

/** The others need a state that no control of a sample screen makes: a test that opens each, and a text of it that the test reads. */
export const OPENED_BY_TESTS: Readonly<Record<string, readonly [test: string, text: string]>> = {
  'editor/blocks/replace-frame-dialog.tsx': [
    'editor/canvas/layout-part.test.tsx',
    'Replace the site’s header on this page?',
  ],
  'editor/collections/place-dialog.tsx': [
    'editor/collections/move-buttons.test.tsx',
    'Enter a whole number from 1 to',
  ],
  'editor/differences/reattach-dialog.tsx': ['e2e/who-differs.e2e.ts', 'Reattach'],
  'editor/kits/kit-form.tsx': ['e2e/kits.e2e.ts', 'See the page'],
  'editor/kits/kit-progress-screen.tsx': [
    'e2e/kits.e2e.ts',
    'Publish at locations that are ready…',
  ],
  'editor/languages/remove-language-dialog.tsx': [
    'editor/languages/languages.test.tsx',
    'are removed from this page',
  ],
  'editor/locations/add-day-dialog.tsx': ['editor/locations/found-locations.test.tsx', 'Add to'],
  'editor/locations/found-locations.tsx': [
    'editor/locations/found-locations.test.tsx',
    'Add a special day…',
  ],
  'editor/locations/location-created.tsx': [
    'editor/locations/location-created.test.tsx',
    'Address and hours',
  ],
  'editor/locations/moved-events.tsx': ['e2e/locations.e2e.ts', 'Change the time zone?'],
  'editor/locations/moved-site.tsx': [
    'editor/locations/location-page.test.tsx',
    'Change the site address?',
  ],
  'editor/kits/next-kit-dialog.tsx': ['e2e/kits.e2e.ts', 'Make the kit'],
  'editor/overrides/attach-dialog.tsx': ['e2e/detach.e2e.ts', 'Attach this page to the network?'],
  'editor/overrides/changes-dialog.tsx': [
    'editor/overrides/location-version.test.tsx',
    'There are no changes. The page is the same as the network’s',
  ],
  'editor/overrides/detach-dialog.tsx': ['e2e/detach.e2e.ts', 'Detach this page from the network?'],
  'editor/pages/confirm-frame-off.tsx': [
    'editor/pages/page-actions.test.tsx',
    'Unpublish the header and footer of',
  ],
  'editor/publishing/return-dialog.tsx': [
    'editor/publishing/state-banner.test.tsx',
    'Return this page?',
  ],
  'editor/records/review-bar.tsx': [
    'editor/collections/proposed-change.test.tsx',
    'Return with this note',
  ],
  'editor/records/submit-button.tsx': [
    'editor/collections/proposed-change.test.tsx',
    'Submit for review',
  ],
  'editor/saving/dialogs/conflict-dialog.tsx': [
    'editor/collections/autosave.test.tsx',
    'also changed this',
  ],
  'editor/saving/dialogs/recover-dialog.tsx': [
    'editor/collections/collection-record.test.tsx',
    'You have unsaved changes',
  ],
  'editor/schedules/move-schedule-dialog.tsx': [
    'editor/calendar/calendar-screen.test.tsx',
    'Move schedule',
  ],
  'editor/shared-blocks/template-change-dialog.tsx': [
    'editor/shared-blocks/template-origin.test.tsx',
    'Changed on this page and in the template',
  ],
  'editor/suggestions/decide-suggestion.tsx': [
    'e2e/suggest-change.e2e.ts',
    'Decline this suggestion?',
  ],
  'editor/suggestions/suggest-dialog.tsx': ['e2e/suggest-change.e2e.ts', 'Send suggestion'],
}
