// What src/commands/start.mjs says. Plain JavaScript that Node 18 reads, as it is.

const shares = 'npm run build -- --prepare=4'

export const startWords = {
  ko: {
    usage: '쓰는 법: node src/commands/start.mjs <명령, 파일 또는 도구> [매개변수]…',
    oldNode: (least, version) =>
      `Node.js ${least} 이상이 있어야 합니다(https://nodejs.org). 지금은 ${version}입니다.`,
    noTool: (tool) => `node_modules에 없는 도구입니다: ${tool}`,
    installTools: '프로젝트 폴더에서 --omit=dev 없이 `npm ci`를 실행해 주세요.',
    noPlatform: (platform, major) => `이 시스템(${platform})을 위한 Node.js ${major} 패키지가 없습니다.`,
    ownNode: (major, version) =>
      `직접 설치한 Node.js ${major} 이상을 써 주세요(https://nodejs.org). 지금은 ${version}입니다.`,
    noPackage: (name, major) => `Node.js ${major} 패키지가 node_modules에 없습니다: ${name}`,
    installPackage: (major, version) =>
      `이 시스템에서 --omit=optional 없이 \`npm ci\`를 실행하거나, 직접 설치한 Node.js ${major} 이상을 써 주세요(https://nodejs.org). 지금은 ${version}입니다.`,
    notStarted: (name, reason) => `패키지의 Node.js를 시작하지 못했습니다: ${name} (${reason})`,
    otherLibrary: 'glibc가 있어야 하는데 이 시스템의 C 라이브러리는 다릅니다',
    killed: `Node.js가 강제로 끝났습니다. 메모리가 모자랐다면 나누어 만들거나(${shares}, 이어서 --shard=1/4부터 4/4까지) 메모리가 더 많은 컴퓨터를 써 주세요.`,
    aborted: `Node.js가 도중에 멈추었습니다. 메모리가 모자랐다면 나누어 만들거나(${shares}, 이어서 --shard=1/4부터 4/4까지) 메모리를 더 주세요(NODE_OPTIONS=--max-old-space-size=8192, 메가바이트 단위).`,
  },
  en: {
    usage: 'usage: node src/commands/start.mjs <command, file or tool> [parameter]…',
    oldNode: (least, version) =>
      `Node.js ${least} or newer is needed (https://nodejs.org); this is ${version}.`,
    noTool: (tool) => `The tool ${tool} is not in node_modules.`,
    installTools: 'Run `npm ci` in the folder of the project, without --omit=dev.',
    noPlatform: (platform, major) => `No package carries Node.js ${major} for ${platform}.`,
    ownNode: (major, version) =>
      `Please use Node.js ${major} or newer of your own (https://nodejs.org); this is ${version}.`,
    noPackage: (name, major) =>
      `The package ${name}, which carries Node.js ${major}, is not in node_modules.`,
    installPackage: (major, version) =>
      `Run \`npm ci\` on this system and without --omit=optional, or use Node.js ${major} or newer of your own (https://nodejs.org); this is ${version}.`,
    notStarted: (name, reason) => `The Node.js of the package ${name} can't be started: ${reason}.`,
    otherLibrary: 'it wants glibc, and this system has another C library',
    killed: `Node.js was killed. If memory ran out: build in shares (${shares}, then --shard=1/4 and so on), or on a machine with more memory.`,
    aborted: `Node.js was aborted. If memory ran out: build in shares (${shares}, then --shard=1/4 and so on), or give it more (NODE_OPTIONS=--max-old-space-size=8192, in megabytes).`,
  },
}
