/**
 * The shape of a dictionary of one language, for its twin in another: the same keys, any texts, functions of the same
 * parameters. The compiler then names what a twin lacks.
 */
export type SameShape<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Dictionary[Key] extends string
      ? string
      : SameShape<Dictionary[Key]>
}
