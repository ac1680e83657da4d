/** Guesses for columns about software, networks, media on the net and measurements, in the syntax of `domain-words.ts`. */
export const TECHNOLOGY_LINES = String.raw`
@
##analysis = Trend analysis|Risk analysis|Cost analysis|Gap analysis|Regression 2024
##query ##blazer_query ##saved_query = Orders per month|Top customers|Inactive users|Revenue by country
##report ##scheduled_report ##cmms_report = Monthly report|Annual report|Incident report|Sales by region|Inventory report
##digital_lock ##lock = Front Door|Garage|Back Gate|Office
##endpoint ##api_endpoint = /api/users|/api/orders|/api/reports|/api/login
@push subscription web_push notification
p256dh p_256_dh = ~B[A-Za-z0-9_-]{86}
@
whodunnit = :internet.username
netbios netbios_name = ~(SRV|PC|WS|NAS)-[A-Z0-9]{4,6}
@payment provider checkout
gateway gateway_name payment_gateway = Stripe|PayPal|Adyen|Braintree|Mollie
@media file storage upload
disk conversions_disk storage_disk = public|local|s3
@!pass key
word headword lemma = lighthouse|river|quiet|journey|bright|harvest|whisper|garden
@
communication_style = Direct|Friendly|Formal|Assertive|Patient
@
alpn = h2|http/1.1|h3
client_ua ua useragent_string = :internet.userAgent
ancestry = ~([1-9]\d?/)?[1-9]\d{1,2}
##filesystem ##file_system = ext4|xfs|ntfs|zfs|tmpfs
##camera = Front Door|Parking Lot|Lobby|Loading Dock|Entrance East
##page_template ##layout = Home page|Landing page|Article|Contact page|Two columns
@/\b(?:hardware|laptops?|computers?|devices?|phones?|models?)\b/
specifications specification specs = ~(8|16|32) GB RAM, (256|512|1024) GB SSD, (13|14|15|17)-inch screen
@tag tagging
context = tags|skills|interests|topics
@/\b(?:audios?|recordings?|voices?|sounds?|podcasts?|songs?|music)\b/
file_name filename original_filename audio_file file sound_file = ~(recording|interview|session|voice|track)_\d{3}\.(mp3|wav|ogg)
mimetype mime_type content_type = audio/mpeg|audio/wav|audio/ogg|audio/flac
bit_depth = 16|24|32
@/\b(?:images?|photos?|pictures?|avatars?|galler(?:y|ies)|thumbnails?|logos?|icons?)\b/
file_name filename original_filename originalname original_name file = ~(IMG|DSC|photo|image|scan)_\d{4}\.(jpg|png)
mimetype mime_type content_type = image/jpeg|image/png|image/webp|image/gif
@/\b(?:videos?|clips?|movies? file|trailers?)\b/
file_name filename original_filename file = ~(clip|trailer|lesson|interview|webinar)_\d{3}\.(mp4|mov|webm)
mimetype mime_type content_type = video/mp4|video/webm|video/quicktime
#audio_file = ~(recording|interview|session|voice|track)_\d{3}\.(mp3|wav|ogg)
#image_file = ~(IMG|DSC|photo|image|scan)_\d{4}\.(jpg|png)
@/\bmaps?\b|\bsettings?\b|\bpreferences?\b/
map_view default_map_view map_type maptype = road|satellite|hybrid|terrain
@/\b(?:statistics?|visits?|analytics|hits?|traffic|page ?views?|views?|usage)\b/
page page_name visited_page = /home|/products|/cart|/contact|/blog|/login
@/\b(?:e?mails?) ?(?:logs?|queues?|templates?|messages?|sent)\b/
email_type mail_type = welcome|reset|invoice|reminder|newsletter
##checklist_template ##task_template ##checklist = Opening|Closing|Cleaning|Safety|Handover
##report_template = Monthly report|Annual report|Incident report|Inspection report
##bug_report ##bug ##defect ##issue_report ##trouble_ticket = Upload hangs at 99 %|Wrong total on the invoice|Button has no label|Search finds no results|Login page stays empty
##node ##mesh_node = ~(node|edge|relay|gateway)-[0-9a-f]{4}
@tag hashtag
text value = news|sale|summer|travel|featured|family
@/^(?:staff|users?|admins?|members?|players?|logins?)$/
account accountname = :internet.username
@
rfid_chip rfid_code chip_number chip_no = ~[0-9A-F]{12}
@/\b(?:identit(?:y|ies)|oauth|oidc|sso|tokens?|jwt|credentials?|logins?)\b/
issuer iss token_issuer = ~https://(login|auth|id|accounts)\.example\.(com|org)
subject sub = ~(auth0|google-oauth2|github)\|\d{12}
@/\b(?:files?|documents?|uploads?|attachments?)\b/
purpose file_purpose = Backup|Invoice|Contract|Report|Photo archive
@/\b(?:exclud|ignore|backup|filter)/
pattern exclude_pattern ignore_pattern glob = ~(\*\.(tmp|log|bak|iso)|node_modules/|\.cache/|Downloads/)
@/\b(?:network|telecom|cell|lte|bts)\b/
element element_name network_element = ~(BTS|ENB|GNB|MSC|RNC)-[1-9]\d{2}
@
icon_cls iconcls menu_icon_cls = ~fa fa-(home|user|cog|list|chart|bell)
##contact_method ##contact_type = Email|Phone|Text message|Post|In person
##issue_category ##ticket_category ##request_category = Hardware|Software|Network|Account access|Billing
@dns zone nameserver rrset domain registrar
record_type rr_type = A|AAAA|CNAME|MX|TXT|NS
record_name rr_name hostname fqdn host = ~(www|mail|api|shop|blog|ns1|ftp)\.example\.(com|org|net)
nameserver ns ns1 ns2 name_server nameservers mname primary_ns = ~ns[12]\.example\.(com|net)
registrar registrar_name ##registrar = NameHub|DomainPort|RegistryOne|WebNames
rname soa_email = ~hostmaster\.example\.(com|org|net)
rdata record_value record_content content = ~(192\.0\.2\.[1-9]\d?|mail\.example\.com|v=spf1 mx -all|ns1\.example\.net)
@/\b(?:dns|rrsets?)\b/
name = ~(www|mail|api|shop|blog|ns1|ftp)\.example\.(com|org|net)
@
##dns_zone ##zone_dns = example.com|example.org|example.net|shop.example.com|internal.example.com
@server host vm node cluster instance hypervisor virtual machine vps datacenter
#vm #virtual_machine ##instance ##vps vm_name instance_name guest_name = ~(web|db|app|mail|build|test)-\d{2}
##server server_name ##cluster_node ##compute_node = ~(web|db|app|mail|proxy|backup)0[1-9]
##hypervisor hypervisor hypervisor_type virtualization = KVM|VMware ESXi|Hyper-V|Xen|Proxmox
##cluster cluster_name cluster = prod-eu-1|prod-us-1|staging|dev|analytics
##datacenter ##data_center ##availability_zone ##region_cloud datacenter data_center dc availability_zone = fra-1|ams-2|nyc-1|sgp-1|lon-3
environment env ##environment = production|staging|development|test
os operating_system os_name os_version guest_os distro ##os ##operating_system = Ubuntu 24.04|Debian 12|Windows Server 2022|Rocky Linux 9|RHEL 9|Alpine 3.20
flavor instance_type vm_size machine_type plan ##flavor ##instance_type = small-2|medium-4|large-8|xlarge-16|gpu-1
power_state vm_state = running|stopped|paused|suspended
load load_avg load_average load_1 load_5 load_15 load1 load5 load15 = 0..8/2
uptime uptime_seconds = 3600..9000000/0
cpu_usage cpu_percent cpu_load mem_usage memory_usage ram_usage disk_usage memory_percent disk_percent cpu memory disk = 2..98/1
cloud_provider provider cloud ##cloud_provider = AWS|Azure|Google Cloud|Hetzner|OVH|DigitalOcean
rack rack_name = ~R[1-9]\d
cpu_model processor cpu_type = Intel Xeon Gold 6338|AMD EPYC 7543|Intel Xeon E-2388G|AMD EPYC 9354
@disk volume storage partition filesystem raid lun datastore nas
disk_name device_name device dev volume volume_name ##disk ##partition = sda|sdb|nvme0n1|vda|data01|backup01
raid_level raid = RAID 0|RAID 1|RAID 5|RAID 6|RAID 10
storage_type disk_type volume_type = SSD|HDD|NVMe|Object storage
storage_class = standard|infrequent|archive|cold
##storage ##datastore ##storage_pool ##bucket bucket bucket_name datastore = backups|user-uploads|media-assets|logs-archive|static-files
@backup snapshot restore
#backup ##snapshot backup_name snapshot_name = ~(daily|weekly|monthly)-2025-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])
backup_type ##backup_type = full|incremental|differential|snapshot
destination target storage_location location = s3://backups/db|/mnt/backup|nas01:/backups|/var/backups/app
@lte lora lorawan nb cellular modem sim gsm signal
rsrp = -120..-70
rsrq = -20..-5
sinr snr = -5..25
rssi = -105..-50
technology radio_technology network_type = LTE-M|NB-IoT|LoRaWAN|5G|LTE
@slack
thread_ts slack_thread_ts message_ts slack_ts ts = ~17[3-6]\d{7}\.\d{6}
@/\b(?:retry|retries|webhook|inbox|outbox|dead letter|queue)\b/
retry_reason reason = timeout|rate_limited|connection_error|server_error|invalid_payload
@django
app_label = auth|admin|sessions|contenttypes|accounts|orders
@container docker pod kubernetes k8s helm deployment
image image_name docker_image container_image ##docker_image ##container_image = nginx:1.27|postgres:16|redis:7|node:22-alpine|python:3.12|traefik:3.1
container_name ##container pod pod_name ##pod = ~(web|api|worker|redis|db|proxy)-[a-z0-9]{5}
namespace ##namespace = default|production|staging|monitoring|kube-system
restart_policy = always|on-failure|unless-stopped|no
image_tag docker_tag = latest|1.4.2|stable|2.0.0-rc1|alpine
registry = docker.io|ghcr.io|registry.example.com
##deployment ##helm_chart ##chart_helm deployment_name chart_name release_name = web-frontend|api-gateway|postgres|redis-cache|ingress-nginx|prometheus
network_mode = bridge|host|none|overlay
@network subnet vlan switch router firewall interface port lan wifi device ip vpn
##network ##subnet ##vlan ##ssid network_name vlan_name = Office LAN|Guest Wi-Fi|Servers|VoIP|Cameras|Management|DMZ
cidr subnet network_address prefix ip_range network_range = ~(10\.[1-9]\d?\.0\.0/16|192\.168\.[1-9]\d?\.0/24)
netmask subnet_mask mask = 255.255.255.0|255.255.0.0|255.255.254.0|255.255.255.128
gateway default_gateway = ~(10\.[1-9]\d?\.0|192\.168\.[1-9]\d?)\.1
vlan_id vlan vlan_number vid = 10..400
ssid = Office|Guest|Warehouse|Conference|IoT
protocol = TCP|UDP|ICMP|HTTP|HTTPS
@firewall acl iptables nat packet
chain = INPUT|OUTPUT|FORWARD|PREROUTING
action rule_action = ALLOW|DENY|DROP|REJECT|LOG
direction = inbound|outbound
@network subnet vlan switch router firewall interface wifi vpn ping
port_range = 80|443|22|8000-8100|1024-65535
##firewall_rule ##acl ##acl_rule rule_name = Allow HTTPS|Block Telnet|Office VPN|Mail out|Deny all
latency ping rtt latency_ms ping_ms jitter = 1..180/1
packet_loss loss = 0..5/1
signal_strength rssi = -90..-30
@monitor monitoring metric alert uptime check probe sla
#metric metric_name metric_key measurement = cpu_usage|memory_used|disk_free|request_count|response_time|error_rate
##monitor ##check ##uptime_check ##health_check monitor_name check_name = Homepage|API health|Login page|Checkout|Mail server|Database
##alert_rule ##alert ##alarm alert_rule alert_rule_name = High CPU usage|Disk almost full|Service down|Certificate expires soon|Slow responses|Error rate above 5 %
##it_incident outage_title = Slow checkout|Login errors|Database failover|E-mail delays|API outage in Europe
operator comparison condition_operator comparator = >|<|>=|<=|=
uptime uptime_percentage availability = 97..100/2
response_time response_time_ms = 20..900/0
escalation_level = 1..3
@build ci pipeline deploy deployment release
branch branch_name git_branch ref source_branch target_branch base_branch = main|develop|release/2.4|feature/login|fix/date-format|hotfix/payment
stage stage_name step step_name ##build_step ##stage_ci pipeline_stage = checkout|build|test|package|deploy|notify
##pipeline ##build_pipeline ##data_pipeline ##ci_pipeline ##workflow_ci pipeline_name pipeline = Nightly build|Deploy to staging|Release|Pull request checks|Daily import|Security scan
trigger trigger_type triggered_by_event = push|pull_request|schedule|manual|tag
runner runner_name agent_name ##runner ##build_agent = ~(linux|windows|macos)-runner-\d
artifact artifact_name ##artifact ##build_artifact = ~(app|api|docs|installer)-1\.[1-9]\d?\.\d\.(zip|tar\.gz|jar)
coverage code_coverage = 40..99/1
exit_code exitcode return_code = 0|0|0|1|2|127
@
exit_code exitcode return_code exit_status = 0|1|2|127|137
commit_hash commit_sha git_sha git_commit sha commit_id head_sha base_sha merge_commit_sha = ~[0-9a-f]{40}
@commit repository repo git merge
commit_message message = ~(Fix|Add|Update|Remove|Refactor) (login form|date parser|unit tests|README|payment service|cache keys|search index)( \(#[1-9]\d{2}\)| for mobile| in settings|)
branch branch_name default_branch ref head base ##branch_git = main|develop|release/2.4|feature/login|fix/date-format|hotfix/payment
##pull_request ##merge_request pr_title = Fix date parser|Add dark mode|Update dependencies|Refactor payment service|Improve search speed
#repository #repo repository_name repo_name repo_full_name = ~(acme|northdev|bluepeak|openlab)/(api|web-app|docs|cli|mobile|infra)
language primary_language programming_language = TypeScript|Python|Go|Java|Rust|C#
license ##open_source_license spdx = MIT|Apache-2.0|GPL-3.0|BSD-3-Clause|MPL-2.0
additions deletions lines_added lines_deleted insertions lines_changed = 0..900
stars forks stargazers watchers star_count fork_count = 0..5000
@bug issue defect ticket jira milestone sprint backlog story epic
#bug #issue #defect bug_title issue_title = Login fails with a new password|Export stops at page 2|Wrong total on the invoice|Button has no label|Search ignores umlauts|Upload hangs at 99 %
steps_to_reproduce reproduction_steps repro_steps = ~1\. (Open|Reload) the (order|search|profile|report) page\. 2\. (Click Save|Change the date|Sort by price|Upload a file)\. 3\. (An error appears|Nothing happens|The total is wrong|The page is empty)\.
expected_result expected_behavior expected = The form is saved|The list is sorted|A message appears|The file is uploaded
actual_result actual_behavior actual = Nothing happens|An error is shown|The page stays empty|The total is wrong
component component_name ##bug_component module affected_component = Login|Search|Checkout|Reports|API|Mobile app
resolution = Fixed|Won't fix|Duplicate|Cannot reproduce|By design
browser = Chrome 126|Firefox 127|Safari 17|Edge 126
sprint sprint_name ##sprint ##iteration = ~Sprint [1-9]\d?
story_points estimate points effort = 1|2|3|5|8|13
epic epic_name ##epic ##user_story = Checkout redesign|Single sign-on|Mobile app|Reporting|Data export
acceptance_criteria = ~(The user|An admin|A guest) can (save|delete|filter|export|share) (orders|reports|notes|profiles) (in two clicks|without login|on a phone|in under a second)
issue_type ##issue_type = Bug|Task|Story|Epic|Improvement
##milestone milestone_name = Beta release|Version 2.0|Design freeze|Public launch|Code complete
##test_case ##test_suite ##test_plan test_case_name test_title = Login with valid data|Empty cart checkout|Password reset|Upload large file|Search by date
@api endpoint webhook oauth http
#api ##api_product api_name = Orders API|Payments API|Users API|Search API|Weather API|Reports API
##webhook webhook_name = Order created|Payment received|User signed up|Shipment sent|Ticket closed
event event_name event_type topic = order.created|payment.received|user.signed_up|shipment.sent|invoice.paid
rate_limit limit requests_per_minute quota = 60|100|600|1000|5000
scope scopes permissions = read|write|read write|admin|profile email
api_version = v1|v2|v3|2024-06-01
content_type = application/json|text/html|application/xml|text/plain
request_body payload body request_payload = {"id":17,"status":"paid"}|{"email":"a@example.com"}|{"quantity":3}|{}
response_body response = {"ok":true}|{"error":"not found"}|{"id":42}|{"status":"queued"}
oauth_client client_name ##oauth_client ##api_client ##api_consumer consumer = Mobile app|Partner portal|Warehouse scanner|Reporting tool|Website
@log logging syslog trace audit telemetry
level log_level severity loglevel = DEBUG|INFO|WARN|ERROR|FATAL
logger logger_name source component ##logger = OrderService|AuthController|PaymentClient|Scheduler|MailSender
facility = auth|cron|daemon|kern|mail|local0
stack_trace stacktrace traceback stack exception_trace = ~at (OrderService|PaymentClient|UserController)\.(save|load|send)\((app|main|service)\.(js|py|java):[1-9]\d{1,2}\)
exception exception_type exception_class error_type error_class = NullPointerException|TimeoutError|ValidationError|KeyError|IOException
span_name operation_name span_operation = GET /orders|db.query|cache.get|POST /login|queue.publish
trace_id = ~[0-9a-f]{32}
span_id parent_span_id = ~[0-9a-f]{16}
thread thread_name = main|worker-1|http-nio-8080|scheduler-2
@permission role privilege acl policy rbac access grant
##permission permission permission_name privilege privilege_name ##privilege ##ability ##capability ability capability = users.read|users.write|orders.read|orders.delete|reports.view|settings.edit
resource resource_name resource_type ##resource_acl = users|orders|reports|settings|invoices|files
action access_action operation ##action_permission = create|read|update|delete|export|approve
guard guard_name = web|api|admin
permission_group permission_category = Users|Orders|Reports|Settings
@feature flag toggle experiment rollout
#feature_flag #flag_key #feature_toggle flag_name = dark_mode|new_checkout|beta_search|export_v2|chat_widget
variant variation variant_name treatment ##variant_experiment = control|treatment|A|B|C
rollout rollout_percentage percentage traffic_allocation = 0..100
hypothesis = A shorter form increases sign-ups|A green button gets more clicks|Reviews on top raise sales|Fewer steps reduce drop-off
experiment_name ##ab_test ##experiment_ab = Checkout button color|Short sign-up form|Home page hero|Price display|Free trial length
@job queue worker task cron scheduler background celery
cron_expression cron schedule crontab schedule_expression = 0 * * * *|*/5 * * * *|30 2 * * *|0 6 * * 1|0 0 1 * *
handler job_class task_class worker_class = SendMailJob|ImportOrdersJob|CleanupJob|ReportJob|SyncStockJob
result_backend backend = redis|database|rpc
worker worker_name worker_id hostname ##worker = ~worker-\d{2}@(app|web)0[1-4]
exception error last_error failure_reason error_message = Connection timed out|Record not found|Invalid payload|Out of memory|Rate limit exceeded
@cache
key cache_key = ~(user|product|session|page|config):[1-9]\d{2,3}
tag tags = users|products|pages|config
@chat channel message room conversation dm slack discord
channel channel_name ##channel ##chat_channel ##chat_room room_name ##chat chat_name ##conversation conversation_title conversation_name = general|random|support|announcements|project-alpha|design
message_type content_type msg_type = text|image|file|voice|video|sticker
reaction reaction_emoji emoji_name ##reaction = thumbs_up|heart|laugh|tada|eyes|fire
emoji = 👍|❤️|😂|🎉|👀|🔥
delivery_status message_status = sent|delivered|read|failed
topic channel_topic room_topic = Daily stand-up|Release planning|Help for beginners|Lunch plans|Bug reports
presence presence_status = online|away|busy|offline
@forum board thread topic post community
##forum ##board ##subforum ##forum_category ##forum_board = General discussion|Announcements|Help and support|Off topic|Feature requests|Introductions
##thread ##topic_forum thread_title topic_title subject = How do I reset my password?|Which camera for beginners?|Introduce yourself|Feature request: dark mode|Problem with the last update
signature = Best regards, Tom|Keep it simple|Sent from my phone|Happy coding!
rank user_rank rank_title = Newbie|Member|Regular|Veteran|Moderator
@wiki article page cms content kb knowledge faq documentation help
##wiki_page ##help_article ##knowledge_article ##documentation_page ##doc_page page_title article_title = Getting started|Installation|Frequently asked questions|Billing and invoices|Troubleshooting|Release notes|Contact
##page ##cms_page ##static_page = Home|About us|Contact|Imprint|Privacy policy|Terms of service|Services
edit_summary change_summary revision_comment = Fixed typos|Updated links|Added section|Restructured page|New screenshots
template template_name layout page_template = default|landing|blog|full-width|contact
content_type post_type node_type ##content_type = page|post|article|news|event
question faq_question ##faq = How do I reset my password?|Where is my order?|How can I cancel?|Do you ship abroad?|Which payment methods are accepted?
answer faq_answer = Click the link on the login page.|See the tracking page.|Write to our support team.|Yes, to most countries.|Credit card and bank transfer.
@faq kb help knowledge
help_section category = Getting started|Account|Billing|Shipping|Troubleshooting
@wiki page cms content menu navigation
##navigation ##nav_menu = Main menu|Footer|Sidebar|User menu|Top bar
widget widget_name ##widget ##block_cms ##dashboard_widget = Recent posts|Search|Tag cloud|Calendar|Weather|Latest comments
@blog post article
##blog_post ##blog ##post blog_title post_title = ~(Ten|Five|Seven) (tips for|lessons from|facts about|mistakes in) (gardening|remote work|city trips|home cooking|photography|learning languages)
##experiment = Control run|Pilot study|Temperature series|Dose response|Field trial|Baseline
##topic = Technology|Health|Travel|Music|History|Science|Sports
##blog_category ##post_category = Travel|Food|Technology|Lifestyle|Health|Books
@file folder document drive upload storage
folder folder_name ##folder ##directory ##document_folder = Documents|Invoices 2025|Photos|Contracts|Archive|Shared
storage_path file_key object_key s3_key path = ~uploads/20(24|25)/(0[1-9]|1[0-2])/(report|photo|invoice|scan)_[1-9]\d{2}\.(pdf|jpg|png)
storage_provider storage_driver disk driver = local|s3|gcs|azure
share_permission permission access_type = view|edit|comment|owner
@video streaming youtube vod livestream
#video #livestream #clip video_title stream_title = City by Night|How to Bake Bread|Alpine Hike|Guitar Lesson 3|Street Food Tour|Build a Bookshelf
#playlist playlist_title playlist_name = Morning Coffee|Road Trip|Workout Mix|Focus|Summer Evenings|Throwback
channel_name channel ##video_channel ##youtube_channel = Daily Science|Home Kitchen|Trail Stories|Code Corner|City Walks
quality resolution video_quality = 360p|480p|720p|1080p|4K
codec video_codec = H.264|H.265|VP9|AV1
bitrate bit_rate = 800..12000
watch_time watched_seconds progress_seconds position_seconds = 5..5400/0
genre category video_category = Education|Travel|Music|Gaming|Cooking|Sports
game game_name category_name = Sky Kingdom|Pixel Racer|Dragon Arena|Star Colony|Word Battle
@social follower friend feed profile influencer hashtag tweet instagram
hashtag hashtags ##hashtag = travel|food|photography|fitness|music|sunset
platform social_platform ##social_network ##social_platform network = Instagram|Facebook|YouTube|TikTok|LinkedIn|X
visibility privacy audience = public|friends|private
mood feeling = Happy|Relaxed|Excited|Tired|Grateful
story_type post_type = photo|video|text|link|poll
@
looking_for interested_in relationship_goal = Friendship|Relationship|Casual dates|Marriage
framework frameworks = React|Django|Laravel|Spring Boot|PyTorch|Vue
zodiac star_sign zodiac_sign = Aries|Taurus|Gemini|Leo|Virgo|Libra|Pisces
@dating match swipe profile
interests interest hobbies hobby = Hiking|Cooking|Movies|Travel|Music|Reading|Yoga
swipe_type swipe direction = like|pass|superlike
smoking drinking = Never|Sometimes|Often
eye_color = Brown|Blue|Green|Hazel|Gray
hair_color = Black|Brown|Blond|Red|Gray
body_type = Slim|Average|Athletic|Curvy
@iot device sensor gateway mqtt smart thing telemetry actuator zigbee lora home_automation
#sensor sensor_name ##iot_sensor = Living room temperature|Garden humidity|Door contact|Motion hallway|Water leak cellar|CO2 office
#actuator = Valve 1|Relay 2|Pump east|Fan motor|Heater
##iot_gateway = ~gw-[a-f]\d{3}
##smart_device ##smart_home_device = Kitchen light|Living room lamp|Thermostat|Front door lock|Robot vacuum|Garage door
device_type ##device_type = Light|Thermostat|Camera|Lock|Smart plug|Motion sensor
protocol connection_type communication_protocol = Zigbee|Z-Wave|Wi-Fi|Bluetooth|Matter|LoRaWAN
scene scene_name ##scene_home automation automation_name ##automation ##routine_home = Good night|Movie time|Leave home|Wake up|Dinner
trigger trigger_condition = motion detected|sunset|temperature > 25|door open|time 22:00
command command_name = turn_on|turn_off|set_temperature|reboot|update_firmware
firmware firmware_version fw_version = ~[1-3]\.\d\.\d{1,2}
unit units measurement_unit = °C|%|hPa|lx|ppm|W
signal_strength rssi lqi = -110..-40
@/\b(?:machine learning|ml|experiments?|training runs?|models? (?:versions?|registr(?:y|ies)|training)|datasets?|predictions?|hyperparameters?|annotations?|labels?|embeddings?|features? store)\b/
#dataset dataset_name dataset_title = Street Signs 2024|Customer Reviews|Leaf Images|House Prices|Speech Commands|Sensor Readings
model_type algorithm model_architecture architecture ##ml_algorithm = Random forest|Gradient boosting|Logistic regression|ResNet-50|Transformer|k-means
framework ##ml_framework = PyTorch|TensorFlow|scikit-learn|XGBoost|JAX
metric metric_name ##ml_metric = accuracy|f1_score|precision|recall|rmse|auc
accuracy precision recall f1 f1_score auc map = 0.5..0.99/4
loss train_loss val_loss validation_loss = 0.01..2/4
learning_rate lr = 0.0001..0.1/4
epoch epochs num_epochs = 1..100
batch_size = 16|32|64|128|256
optimizer = Adam|SGD|AdamW|RMSprop
split dataset_split subset = train|validation|test
class_name predicted_class predicted_label true_label prediction ##annotation_label = cat|dog|car|person|tree|sign
hyperparameter hyperparameter_name param_name = learning_rate|batch_size|dropout|num_layers|weight_decay
annotation_type = bounding_box|polygon|point|text
distance_metric similarity_metric = cosine|euclidean|dot_product
@/\b(?:llms?|prompts?|chat completions?|ai|completions?|embeddings?|rag|chunks?|chatbots?)\b/
model model_name llm_model llm ##llm ##ai_model ##language_model = gpt-4o|claude-sonnet|llama-3-70b|mistral-large|gemini-pro
embedding_model = text-embedding-3-small|bge-m3|e5-large|nomic-embed
provider model_provider ##llm_provider ##ai_provider = OpenAI|Anthropic|Mistral|Google|Local
role message_role = user|assistant|system|tool
prompt prompt_text system_prompt user_prompt user_message instruction instructions input input_text = ~(Summarize|Translate|Rewrite|Explain|Check) (this article|the contract|the meeting notes|the error message|the recipe)( in two sentences| into Spanish| for beginners| in a friendly tone|)\.
completion response_text ai_response assistant_message output output_text model_response response = ~(Here is|This is) (a short summary|a corrected version|the translation|a simple explanation) of (the article|the contract|your notes|the error message)\.( Let me know if you need more\.| I kept the original structure\.| Two points are unclear\.|)
finish_reason stop_reason = stop|length|tool_calls|content_filter
temperature = 0..1/2
top_p = 0.5..1/2
max_tokens context_length context_window = 256|1024|4096|8192
prompt_tokens completion_tokens total_tokens input_tokens output_tokens tokens_used token_count tokens = 20..6000/0
tool tool_name ##tool_ai function_name = web_search|calculator|get_weather|read_file|send_email
##agent_ai ##ai_agent ##chatbot ##bot agent_name bot_name assistant_name = Support Helper|Travel Planner|Code Reviewer|Recipe Bot|Data Analyst
##prompt ##prompt_template prompt_name template_name = Summarize text|Translate mail|Extract dates|Classify ticket|Write headline
chunk_text chunk chunk_content page_content = ~The (warranty|contract|manual|policy|report) (covers|describes|lists|explains) (all parts|the main steps|two exceptions|the safety rules|the return process)( for two years| in section [2-9]| on page [1-9]\d|)\.
@crawl crawler scraper search engine index spider robots
##crawler ##spider ##scraper crawler_name spider_name = news-spider|price-crawler|docs-bot|jobs-scraper
selector css_selector xpath = div.price|h1.title|//a[@class="next"]|span.date|ul.results > li
query search_query search_term = running shoes|coffee machine|winter jacket|wireless headphones|hotel in Lisbon
analyzer = standard|english|keyword|whitespace
url page_url link crawl_url = ~https://www\.example\.(com|org|net)/(news|shop|docs|blog)/[1-9]\d{2,3}
@translation locale i18n glossary
key translation_key msgid message_key = ~(menu|button|error|form|page)\.(save|cancel|title|email|required|back)
namespace translation_group domain group = messages|validation|auth|menu|emails
source_language target_language from_language to_language source_lang target_lang = en|de|fr|es|it|pt
translation translated_text target_text = Speichern|Annuler|Página inicial|Benvenuto|Siguiente|Zurück
source_text original_text msgstr = Save|Cancel|Home page|Welcome|Next|Back
@sim telecom telco msisdn cdr gsm esim subscriber
operator carrier network_operator provider ##mobile_operator ##telecom_operator ##network_provider = Vodafone|Orange|T-Mobile|Telefónica|AT&T|Airtel
call_type ##call_type = Voice|Video|Conference|International|Roaming
plan plan_name tariff_plan ##tariff_plan ##mobile_plan ##data_plan = Prepaid S|Flat M|Flat L|Data 10 GB|Family|Business Unlimited
technology network_type access_type = 2G|3G|4G|5G
apn = internet|mms|iot.example|corporate
puk puk1 puk2 = ~\d{8}
data_used data_usage data_mb = 0..20000/0
termination_cause hangup_cause release_cause = NORMAL_CLEARING|USER_BUSY|NO_ANSWER|CALL_REJECTED
codec = G.711|G.729|Opus|G.722
disposition = ANSWERED|NO ANSWER|BUSY|FAILED
@sms
sms_text sms_body message_text text = ~(Your code is \d{6}|Your parcel arrives (today|tomorrow)|Your appointment is on (Monday|Friday)|Your balance is [1-9]\d\.\d\d)(\.|\. Do not reply\.|\. Thank you!)
@printer print scanner copier
#printer printer_name printer_model = LaserJet M404|EcoTank 4850|WorkForce 7840|ImageRunner 2630|ZebraLabel ZD421
paper_size page_size media_size = A4|A3|A5|Letter|Legal
color_mode print_mode = color|grayscale|black
toner_level ink_level black_level cyan_level = 0..100
duplex duplex_mode = none|long edge|short edge
paper_type media_type = Plain|Glossy|Labels|Recycled|Envelope
@license software licence activation
#software #software_product #application_software software_name = Office Suite|Photo Editor Pro|AntiVirus Plus|CAD Studio|Project Planner|Backup Manager
license_type licence_type = Perpetual|Subscription|Trial|Volume|Open source
edition = Standard|Professional|Enterprise|Home
vendor publisher = Softline|Northbyte|Creative Works|DataTools
@game match lobby matchmaking leaderboard gameserver
map map_name ##map_game ##game_map = Dust Canyon|Ice Fortress|Old Harbor|Jungle Ruins|Sky Temple
game_mode ##game_mode = Team deathmatch|Capture the flag|Solo|Ranked|Co-op|Free for all
@lobby matchmaking leaderboard gameserver guild clan player
server_region = EU West|US East|Asia|South America
guild guild_name clan clan_name ##guild ##clan = Iron Wolves|Night Watch|Golden Dawn|Storm Riders|Silent Arrows
rank_name rank_tier tier league_tier = Bronze|Silver|Gold|Platinum|Diamond
platform = PC|PlayStation|Xbox|Switch|Mobile
achievement achievement_name ##achievement = First Blood|Treasure Hunter|Speed Runner|Collector|Unbeatable
item item_name ##item_game ##loot = Iron Sword|Healing Potion|Silver Ring|Magic Scroll|Steel Shield
@gateway payment transaction psp stripe paypal checkout
gateway gateway_name payment_gateway ##payment_gateway ##payment_provider ##gateway provider processor = Stripe|PayPal|Adyen|Square|Mollie|Braintree
failure_reason error_message decline_reason failure_message = Insufficient funds|Card expired|Declined by issuer|Invalid CVC|3-D Secure failed
failure_code error_code decline_code = insufficient_funds|expired_card|card_declined|invalid_cvc|processing_error
payment_intent payment_intent_id intent_id = ~pi_[A-Za-z0-9]{24}
charge_id = ~ch_[A-Za-z0-9]{24}
customer_token stripe_customer_id = ~cus_[A-Za-z0-9]{14}
@
stripe_customer_id stripe_customer = ~cus_[A-Za-z0-9]{14}
stripe_subscription_id = ~sub_[A-Za-z0-9]{24}
stripe_price_id = ~price_[A-Za-z0-9]{24}
stripe_payment_intent_id stripe_payment_intent payment_intent_id stripe_payment_id = ~pi_[A-Za-z0-9]{24}
stripe_session_id checkout_session_id = ~cs_test_[A-Za-z0-9]{24}
stripe_product_id = ~prod_[A-Za-z0-9]{14}
@notification push
channel notification_channel delivery_channel = email|push|sms|in-app
title notification_title subject = Order shipped|New message|Payment received|Password changed|Appointment tomorrow|New follower
priority = low|normal|high
device_token push_token fcm_token registration_token = ~[A-Za-z0-9]{22}:APA91b[A-Za-z0-9_-]{40}
template template_name = order_shipped|welcome|password_reset|reminder
@lesson course module quiz elearning learning lms
##course_module ##unit_course ##chapter ##lesson module_title lesson_title chapter_title unit_title module_name lesson_name = Introduction|Basic concepts|First exercises|Advanced topics|Practice project|Summary and quiz
lesson_type content_type material_type = video|text|quiz|assignment|live
learning_objective learning_outcome objectives objective outcome = Explain the main terms|Solve simple problems|Build a small project|Compare two methods|Present the results
level course_level = Beginner|Intermediate|Advanced
completion progress progress_percent completion_percentage completion_rate = 0..100
question_type quiz_type ##question_type = multiple_choice|true_false|short_answer|essay|matching
@setting config configuration preference option parameter
setting_name config_name setting_key option_name = site_name|default_language|items_per_page|session_timeout|maintenance_mode|smtp_host
setting_group config_group group section = General|E-mail|Security|Appearance|Payments
default_value = true|false|10|en|UTC
input_type control_type = text|checkbox|select|number|textarea
theme color_scheme = light|dark|system
@audit history changelog change revision
entity entity_name entity_type table_name object_type model_type auditable_type resource_type = User|Order|Product|Invoice|Customer
field field_name column_name attribute changed_field changed_column = status|order_status|payment_status|account_status|approval_status
old_value new_value previous_value value_before value_after old_val new_val = pending|active|approved|rejected|closed|on_hold
action event operation activity = created|updated|deleted|restored|login
change_reason = Customer request|Correction|Import|Price update|Yearly review
@etl staging dim fact dwh datamart stg
source_system source_name source ##source_system data_source = CRM|ERP|Web shop|Data lake|Payroll|POS
target_table source_table table_name = dim_customer|fact_sales|dim_product|stg_orders|dim_date
load_type = full|incremental|delta
etl_job job_name process_name ##etl_job = load_customers|load_sales|build_cube|refresh_dates
rows_loaded rows_read rows_inserted rows_updated rows_rejected record_count row_count records_processed rows_processed = 0..90000
day_name = Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
month_name = January|February|March|April|May|June|July|August|September|October|November|December
quarter quarter_name = Q1|Q2|Q3|Q4
quarter = 1..4
week_of_year week_number calendar_week = 1..52
day_of_year = 1..365
is_weekend weekend_flag is_holiday holiday_flag weekday_flag = Y|N
fiscal_quarter = Q1|Q2|Q3|Q4
fiscal_month = 1..12
@migration schema version flyway liquibase
script script_name filename migration_name = ~V[1-9]\d?__(create_users|add_index|alter_orders|seed_roles)\.sql
version = ~[1-9]\.\d{1,2}
execution_time = 5..900
@peer wg wireguard vpn tunnel
public_key pubkey peer_pubkey private_key preshared_key = ~[A-Za-z0-9+/]{43}=
interface interface_name = wg0|wg1|tun0|wg-home
@product phone laptop computer smartphone tablet mobile variant
ram memory = 4 GB|8 GB|16 GB|32 GB|64 GB
storage rom internal_storage storage_capacity ssd hdd = 64 GB|128 GB|256 GB|512 GB|1 TB
@detection annotation prediction dataset bounding
class_name class_label label = person|car|dog|bicycle|chair|truck
@db query procedure sql database
procedure_name procedure routine_name stored_procedure = update_totals|archive_orders|sync_stock|close_month|refresh_views
@sleep wearable garmin workout fitness subjective mood
hrv overnight_hrv avg_hrv heart_rate_variability rmssd = 20..110/0
rhr resting_hr resting_heart_rate = 44..80
cadence running_cadence avg_cadence = 140..190/0
pace avg_pace = 4..8/2
vo2max vo2_max vo2max_estimate = 28..65/1
vertical_oscillation = 6..12/1
ground_contact_time = 200..300/0
stride_length = 0.8..1.5/2
soreness fatigue recovery mood energy stress readiness motivation morning_mood mood_before mood_after rpe = 1..10
time_in_deep deep_sleep deep_minutes rem_minutes rem_sleep time_in_rem time_awake = 5..120/0
time_in_light light_sleep sleep_minutes time_to_fall_asleep = 10..90/0
bedtime = 21:00..23:59
wake_time wakeup_time = 05:30..09:00
times_woken awakenings = 0..6
@set exercise workout strength reps
reps reps_min reps_max repetitions = 5..15
exercise_order set_number = 1..8
@thought cbt belief coping therapy journal mood anxiety fear exposure safety_plan diary
situation trigger triggers situation_trigger fear_situation difficult_situation = ~(Meeting|Argument|Phone call|Dinner|Bus ride|Exam) (at work|with my sister|with strangers|at school|in town)
thought automatic_thought unhelpful_thought self_critical_thoughts old_belief negative_thought evidence evidence_against = I always fail|Nobody listens to me|I will make a mistake|They do not like me|I cannot cope
balanced_thought helpful_response new_balanced_belief alternative_thought evidence_for kind_response = I have managed before|Others make mistakes, too|One bad day is not all|I can ask for help|My friends care about me
coping coping_strategy coping_strategies strategies_used self_care_action ##coping_strategy ##relaxation_technique ##breathing_exercise = Breathing exercise|Walk outside|Call a friend|Listen to music|Write it down|Cold water
suds initial_suds target_suds pre_suds peak_suds post_suds distress = 10..100/0
@
bedtime bed_time = 21:00..23:59
wake_time wakeup_time wake_up_time = 05:30..09:00
area life_area service_area = ~(Downtown|Old Town|Harbor|University|Riverside|North End)
next_steps action_steps action_items action_plan follow_up_action = ~(Call|Inform|Visit|Write to|Meet) (the team|the customer|the supplier|the office)( tomorrow| next week| on Monday|)
goals related_goals personal_goals = ~(Sleep better|Learn Spanish|Run 5 km|Read more|Save money|Finish the course)( this year| by summer|)
obstacles obstacle barriers challenges challenge_text = ~(Little time|Bad weather|Missing tools|Too tired|Travel|Low budget)( this week| in the evening|)
iv init_vector initialization_vector auth_tag = ~[0-9a-f]{32}
session_state = ~[0-9a-f]{40}
createuser deleteuser updateuser create_user update_user modify_user delete_user = :internet.username
regno reg_num registration_no = ~[A-Z]{2}\d{5}
voivodeship wojewodztwo = ~(Mazowieckie|Małopolskie|Śląskie|Wielkopolskie|Pomorskie|Lubelskie)
amount_paid total_paid total_amount_paid = ~[1-9]\d{1,2}\.\d0
reflection reflections gratitude grateful_for gratitude_entry = ~(A long walk|Dinner with friends|A quiet morning|Help from a colleague|A good book|Sunshine after the rain)( made my day| today| on the way home|)
@/\b(?:comments?|text|notes?|message|reviews?|posts?|tweets?|feedback|ai|logs?)\b/
suggestion suggestions recommendation recommendations = ~(Add|Shorten|Check|Update|Compare) the (summary|opening hours|price list|second step|form|photo captions)( next time| before sending|)
@chat
session_name session_title = general|Trip planning|Recipe ideas|Homework help|Project questions
@test suite
suite suite_name test_suite test_name_suite = Login|Checkout|Search|Reports|Mobile smoke tests|API regression
test_input input = valid e-mail|empty form|negative amount|very long text|special characters
@word dictionary lexicon vocabulary phoneme pronunciation sense dialect morphology syllable rhyme gloss etymology lemma
definition meaning gloss = A place to live|A large tree|To move fast|Full of light|A kind of bread|In a quiet way
etymology origin = From Latin|From Old English|From Greek|From Old French|Of unknown origin
ipa phonetic pronunciation phonetic_transcription rhyme_ipa transcription = /haʊs/|/triː/|/ˈwɔːtə/|/bʊk/|/ˈriːdɪŋ/
arpabet rhyme_arpabet = HH AW S|T R IY|W AO T ER|B UH K|R IY D IH NG
syllables syllable = house|wa-ter|ta-ble|e-le-phant|re-mem-ber
stress_pattern stress = 1|10|01|100|010
example example_text example_sentence usage_example usage = ~(The|This|Every) (house|tree|teacher|river|child) (stands|waits|sings|grows|sleeps) (near the school|in the morning|every day|by the water)\.
part_of_speech pos word_class ##part_of_speech ##word_class = noun|verb|adjective|adverb|pronoun|preposition
form_text form inflection = houses|ran|larger|singing|was|children
dialect ##dialect = British English|American English|Australian English|Scottish|Canadian English
lemma headword word word_text = house|run|large|sing|water|child
sense_num variant_num = 1..5
@/\b(?:phq|gad|questionnaires?)\b/
q_1 q_2 q_3 q_4 q_5 q_6 q_7 q_8 q_9 q_10 = 0..3
@survey feedback
q_1 q_2 q_3 q_4 q_5 q_6 q_7 q_8 q_9 q_10 = 1..5
@telemetry driving vehicle trip road
road_surface predicted_surface surface_type = ~(Asphalt|Gravel|Concrete|Cobblestone)
driving_style predicted_style style archetype predicted_archetype = Calm|Normal|Sporty|Aggressive
@question quiz answer choice
answer_1 answer_2 answer_3 answer_4 wrong_answer wrong_answer_1 wrong_answer_2 wrong_answer_3 = ~(Paris|12|Jupiter|1945|Red|A mammal|Iron|Mozart|The Nile)
@departure destination
from to = :location.city
@paper submission proposal conference
outline pitch = ~(We present|This talk shows|The session covers) (a new index|three patterns|a case study|common mistakes) (for large teams|from two years of practice|in web projects|with live examples)\.
@
discr dtype discriminator = ~(user|order|comment|image|note)
pseudo pseudonyme pseudonym = :internet.username
wilaya = ~(Alger|Oran|Constantine|Annaba|Blida|Sétif)
##sex = :person.sex
##gender = Female|Male|Other
##marital ##marital_status ##civil_status = Single|Married|Divorced|Widowed
##education_level ##education = High school|Bachelor|Master|Doctorate|Vocational
##size_range ##size = XS|S|M|L|XL|XXL
reply admin_reply reply_text = ~(Thank you|Sorry|Hello)(, we will check this|, this is fixed now|, please send a screenshot|, see the guide)( today| by Friday|)\.
tipping_message checkout_message welcome_message greeting welcome_text closed_message order_message = ~(Thank you|Welcome|Hello|We are closed)(!|, see you soon!|, we open at (8|9|10)\.|, enjoy your meal!)
`;
