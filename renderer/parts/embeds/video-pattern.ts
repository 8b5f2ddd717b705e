const HOST = '(?:https?://)?(?:(?:www|m|music)\\.)?'
const REST = '(?:[?&#/]\\S*)?'
export const YOUTUBE = `${HOST}(?:youtube(?:-nocookie)?\\.com/(?:watch/?\\?(?:[^#\\s]*&)?v=|(?:embed|shorts|live|v)/)|youtu\\.be/)([\\w-]{11})${REST}`
export const VIMEO = `${HOST}(?:vimeo\\.com/(?:(?:channels|groups|album|showcase)/(?:[\\w-]+/(?:videos?/)?)?)?|player\\.vimeo\\.com/video/)(\\d{5,12})(?:/([0-9a-f]{6,32}))?${REST}`

/** Pattern for a video address, for the validation rule of a field. */
export const VIDEO_PATTERN = `\\s*(?:${YOUTUBE}|${VIMEO})\\s*`
