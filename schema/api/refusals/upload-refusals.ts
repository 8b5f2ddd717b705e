import { t } from '../../messages/t'

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
  fileTooLarge: ({ size, most }: { size: string; most: number }) =>
    t('The file is {size} MB, more than {most} MB. Make it smaller and try again.', { size, most }),
  fileOverLimit: ({ most }: { most: number }) =>
    t('The file is larger than {most} MB. Make it smaller and try again.', { most }),
  unusableFile: () =>
    t('We can’t use this file. Choose a JPEG, PNG, HEIC, WebP, AVIF or GIF file, or a PDF.'),
  damagedFile: () =>
    t(
      'This file is damaged, or its type doesn’t match its content. Choose a JPEG, PNG, HEIC, WebP, AVIF or GIF file, or a PDF.',
    ),
  manyPixels: ({ width, height, most }: { width: number; height: number; most: number }) =>
    t(
      'This picture is {width} × {height} pixels; at most {most} million are allowed. Make it smaller and try again.',
      { width, height, most },
    ),
  pictureNotProcessed: () =>
    t('This picture couldn’t be processed. Try again, or use a smaller picture.'),
  pictureNotCopied: () =>
    t('The picture couldn’t be copied. Save it on your device, then upload it.'),
  pictureNotCopiedFrom: ({ host }: { host: string }) =>
    t('The picture couldn’t be copied from {host}. Save it on your device, then upload it.', {
      host,
    }),
  mediaInUse: ({ name, places, more }: { name: string; places: string; more: number }) =>
    t(
      '“{name}” is in use, so you can’t delete it: {places}{more, plural, =0 {} other {, # more}}. Remove it there first, or replace it.',
      { name, places, more },
    ),
  mediaInUseUnseen: ({ name }: { name: string }) =>
    t(
      '“{name}” is in use by something you can’t see, or something in the trash, so you can’t delete it. Remove it there first, or replace it.',
      { name },
    ),
  cropOfOtherFile: () =>
    t('This crop belongs to another file. Restore the file to bring its crop back.'),
} as const
