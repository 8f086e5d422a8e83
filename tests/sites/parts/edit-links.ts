// Files whose paths are hard to put into an address.
export const editLinks = {
  questions: [{ id: '2024/put-or-patch' }, { id: '한글 폴더/신입-질문' }, { id: "it's-(a)+test" }].map(
    ({ id }) => ({ id, tags: ['고치기'] }),
  ),
}
