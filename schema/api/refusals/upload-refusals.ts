import { t } from '../../messages/t'

/** Uploads and their files. */
export const uploadRefusals = {
  uploadIncomplete: () => t('The upload isn’t complete yet. Send the rest of the file.'),
  unfinishedUploads: ({ count }: { count: number }) =>
    t(
      'You have {count} unfinished uploads. Finish or cancel some of them first. They’re deleted after a day.',
      { count },
    ),
  noRoomForUploads: () =>
    t(
      'The server’s disk is nearly full, so you can’t upload files. Your files are still on your device. Tell the person who runs the server, and try again later.',
    ),
  cropOfOtherFile: () =>
    t('This crop belongs to another file. Restore the file to bring its crop back.'),
} as const
