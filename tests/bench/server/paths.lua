-- Asks for the paths of a file, one after the other, each thread from another one on.
-- wrk … -s paths.lua URL -- FILE [NAME: VALUE …]: lines of FILE are a path, or a path, a tab and
-- the ETag to send with it.
local requests = {}
local threads = 0

function setup(thread)
  thread:set("first", threads * 97)
  threads = threads + 1
end

function init(args)
  for index = 2, #args do
    local name, value = args[index]:match("^([^:]+): (.*)$")
    wrk.headers[name] = value
  end
  for line in io.lines(args[1]) do
    local path, etag = line:match("^([^\t]*)\t?(.*)$")
    wrk.headers["If-None-Match"] = etag ~= "" and etag or nil
    requests[#requests + 1] = wrk.format("GET", path)
  end
  place = first
end

function request()
  place = place + 1
  return requests[place % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    'result {"requests":%d,"seconds":%f,"bytes":%d,"median":%f,"p99":%f,"failed":%d}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
