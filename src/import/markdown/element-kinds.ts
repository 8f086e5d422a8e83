const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that play or show something from elsewhere. */
export const embeds = toSet('audio embed frame iframe object video')

export const formControls = toSet('datalist input meter progress select textarea')

/** Elements that show nothing of what is in them. */
export const unseen = toSet(
  'applet area base basefont bgsound canvas datalist head input link map meta noembed noframes param script select source style svg template textarea title track',
)

/** Elements that begin a line of their own: what is before and behind is not read together. */
export const breaking = toSet(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
)
