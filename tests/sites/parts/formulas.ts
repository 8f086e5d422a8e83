// Where formulas are shown, beside texts that only look like one.
export const formulas = {
  questions: [
    {
      id: 'formula',
      title: '값 \\$5와 $x^2$',
      tags: ['수학'],
      body: '본문 $a_1$입니다.\n\n$$\nb\n$$',
    },
    { id: 'no-formula', title: '<b> & 없음', tags: ['수학'], body: '본문' },
  ],
}
