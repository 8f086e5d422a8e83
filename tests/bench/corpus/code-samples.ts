import type { Random } from './random.ts'
import { toChoices } from './random.ts'

// `Thing` and `thing` stand for a name, `12` for a number.

type Sample = readonly [language: string, code: string]

const samples: readonly [Sample, ...Sample[]] = [
  [
    'java',
    `@Service
@RequiredArgsConstructor
public class ThingService {
    private final ThingRepository repository;

    @Transactional(readOnly = true)
    public List<ThingResponse> findRecent(int limit) {
        // 최근 12건만 조회합니다
        return repository.findAllByOrderByIdDesc(PageRequest.of(0, limit))
            .stream()
            .map(ThingResponse::from)
            .toList();
    }
}`,
  ],
  [
    'kotlin',
    `data class Thing(val id: Long, val name: String?)

fun List<Thing>.named(): Map<Long, String> =
    filter { it.name != null && it.id > 12 }
        .associate { it.id to it.name.orEmpty() }

suspend fun loadThing(id: Long): Thing = withContext(Dispatchers.IO) {
    repository.findById(id) ?: error("thing $id not found")
}`,
  ],
  [
    'js',
    `const response = await fetch('/api/thing?limit=12')
if (!response.ok) {
  throw new Error(\`thing: \${response.status}\`)
}
const { items } = await response.json()
items.forEach((item) => console.log(item.id, item.name)) // 여기서 undefined`,
  ],
  [
    'ts',
    `interface Thing {
  id: number
  name?: string
}

export async function loadThing(id: number): Promise<Thing | undefined> {
  const cached = cache.get<Thing>(\`thing:\${id}\`)
  if (cached !== undefined) return cached
  return retry(() => client.get(\`/thing/\${id}\`), { times: 12 })
}`,
  ],
  [
    'python',
    `class ThingView(APIView):
    """목록을 돌려줍니다."""

    def get(self, request, limit=12):
        queryset = Thing.objects.select_related("owner").filter(active=True)[:limit]
        return Response([{"id": t.id, "name": t.name} for t in queryset])

    @staticmethod
    async def load(session, url):
        async with session.get(url) as response:
            return await response.json()`,
  ],
  [
    'sql',
    `SELECT t.id, t.name, COUNT(c.id) AS comments
  FROM thing t
  LEFT JOIN comment c ON c.thing_id = t.id
 WHERE t.created_at >= '2024-01-01'
   AND t.status IN ('OPEN', 'WAIT') -- 인덱스를 타지 않음
 GROUP BY t.id, t.name
HAVING COUNT(c.id) > 12
 ORDER BY t.id DESC
 LIMIT 20;`,
  ],
  [
    'bash',
    `#!/usr/bin/env bash
set -euo pipefail
for name in thing-api thing-worker; do
  docker build -t "$name:12" . && docker push "registry.example.org/$name:12"
done
kubectl rollout status deployment/thing-api --timeout=120s | grep -v Waiting || true`,
  ],
  [
    'yaml',
    `spring:
  datasource:
    url: jdbc:mysql://localhost:3306/thing
    hikari:
      maximum-pool-size: 12 # 기본값은 10
  jpa:
    open-in-view: false
    properties:
      hibernate.default_batch_fetch_size: 100`,
  ],
  [
    'json',
    `{
  "name": "thing",
  "private": true,
  "scripts": { "build": "vite build", "test": "vitest run" },
  "retries": 12,
  "features": [true, false, null]
}`,
  ],
  [
    'csharp',
    `public sealed class ThingController : ControllerBase
{
    private readonly IThingStore _store;

    [HttpGet("{id:int}")]
    public async Task<ActionResult<Thing>> Load(int id, CancellationToken stop)
    {
        var thing = await _store.FindAsync(id, stop);
        return thing is null ? NotFound() : Ok(thing with { Limit = 12 });
    }
}`,
  ],
  [
    'go',
    `func (s *ThingServer) Load(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 12*time.Second)
	defer cancel()
	thing, err := s.store.Find(ctx, r.PathValue("id"))
	if errors.Is(err, sql.ErrNoRows) {
		http.NotFound(w, r)
		return
	}
	json.NewEncoder(w).Encode(thing)
}`,
  ],
  [
    'cpp',
    `template <typename T>
std::vector<T> take_things(const std::vector<T>& all, std::size_t limit = 12) {
    std::vector<T> result;
    for (const auto& thing : all) {
        if (result.size() == limit) break; // 여기서 멈춤
        result.push_back(thing);
    }
    return result;
}`,
  ],
  [
    'html',
    `<form action="/thing" method="post" class="thing-form">
  <label for="name">이름</label>
  <input id="name" name="name" maxlength="12" required>
  <button type="submit">저장</button>
</form>`,
  ],
]

const owners = toChoices(`
  Order | Member | Payment | Article | Coupon | Invoice | Session | Product | Review | Ticket
`)
const parts = toChoices(`
  Item | Draft | Event | Summary | Policy | History | Request | Token | Note | Batch | Rule |
  Group
`)

/** A fenced code block of one to four definitions in one of thirteen languages; two alike to the letter are rare. */
export function toCodeBlock(random: Random): string {
  const [language, sample] = random.pick(samples)
  const definitions = Array.from({ length: random.integer(1, 4) }, () => toDefinition(sample, random))
  return `\`\`\`${language}\n${definitions.join('\n\n')}\n\`\`\``
}

function toDefinition(sample: string, random: Random): string {
  const name = `${random.pick(owners)}${random.pick(parts)}`
  return sample
    .replaceAll('Thing', name)
    .replaceAll('thing', name.charAt(0).toLowerCase() + name.slice(1))
    .replaceAll('12', String(random.integer(11, 9999)))
}
