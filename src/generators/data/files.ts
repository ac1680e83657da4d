/** Files of one kind: what they are called, where they are, and which formats they have. */
export interface FileKind {
  /** Extensions with their MIME types, weighted. */
  readonly formats: string;
  /** The folders of such files. A tilde is a person's own folder. */
  readonly folders: string;
  /** How names begin. The letters after the last space are the endings that they can have. */
  readonly stems: string;
}

/** User names, as in the paths of people's own folders. */
export const userNames =
  'alex|amanda|andrew|anna|ben|carlos|chris|dan|david|elena|emily|emma|eric|grace|hannah|jack|james|jen|jessica|john|jordan|jose|julia|karen|kate|kevin|laura|lisa|luis|maria|mark|matt|megan|mike|nick|nina|olivia|paul|rachel|robert|ryan|sam|sarah|sofia|steve|susan|tina|tom|will|zoe';

/**
 * The letters: `0` nothing, `c` four digits of a camera's counter, `d` a day, `m` a month, `n` a number, `q` a quarter, `s` two
 * digits of a series, `t` a day and a time, `v` a version, `y` a year.
 */
export const fileKinds: readonly FileKind[] = [
  {
    formats:
      'pdf application/pdf 190|docx application/vnd.openxmlformats-officedocument.wordprocessingml.document 95|doc application/msword 18|odt application/vnd.oasis.opendocument.text 5|rtf application/rtf 5',
    folders:
      '~/Documents|~/Documents|~/Documents/Work|~/Documents/Personal|~/Downloads|~/Desktop|/srv/share/documents',
    stems:
      'agenda d|annual-report y|budget-proposal yv|contract nyv|cover-letter 0v|handbook y|invoice nnmm|itinerary m|lease-agreement y|letter dv|meeting-notes d|minutes d|newsletter m|offer-letter d|order n|policy v|press-release d|product-brief v|project-plan v|proposal v|purchase-order n|quote n|receipt dn|reference-letter 0|report mq|resume 0yv|statement m|summary mq|syllabus y|terms v|travel-plan m|user-guide v',
  },
  {
    formats: 'txt text/plain 40|md text/markdown 20',
    folders: '~/Documents|~/Documents/Notes|~/Desktop|~/projects/notes',
    stems:
      'changelog 0|checklist 0s|contacts 0|draft s0|ideas 0|interview-notes d|journal d|license 0|meeting d|notes d0|packing-list y|questions 0|readme 0|recipes 0|requirements 0v|shopping-list 0d|todo 0d',
  },
  {
    formats:
      'xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet 85|csv text/csv 40|xls application/vnd.ms-excel 14|ods application/vnd.oasis.opendocument.spreadsheet 4',
    folders:
      '~/Documents|~/Documents/Finance|~/Documents/Work|~/Downloads|/srv/share/finance|/srv/share/reports',
    stems:
      'attendance m|budget yv|cash-flow mq|contacts 0d|customers 0d|employees 0d|expenses mq|export d|forecast qy|grades s|guest-list 0v|inventory dm|leads d|mileage y|orders dm|payroll m|price-list yv|products 0d|sales mqd|schedule m|survey-results d|suppliers 0d|timesheet m|transactions m|vacation-days y',
  },
  {
    formats:
      'pptx application/vnd.openxmlformats-officedocument.presentationml.presentation 30|ppt application/vnd.ms-powerpoint 6|odp application/vnd.oasis.opendocument.presentation 2',
    folders: '~/Documents|~/Documents/Slides|~/Documents/Work|~/Downloads|/srv/share/marketing',
    stems:
      'all-hands m|company-overview yv|kickoff d|lecture s|onboarding v|pitch-deck vy|product-launch y|quarterly-review q|roadmap qy|sales-deck v|strategy y|training sv|workshop ds',
  },
  {
    formats: 'jpg image/jpeg 125|heic image/heic 15',
    folders:
      '~/Pictures|~/Pictures/Camera|~/Downloads|/storage/emulated/0/DCIM/Camera|/storage/emulated/0/DCIM/Camera',
    stems: 'DSCF c|DSC_ c|IMG_ ct|PXL_ t',
  },
  {
    formats: 'jpg image/jpeg 50|jpeg image/jpeg 10|heic image/heic 5',
    folders: '~/Pictures|~/Pictures/Family|~/Downloads|~/Desktop',
    stems:
      'beach s|birthday sy|garden s|kitchen s|passport-photo 0|portrait s|scan ds|team-photo y|vacation sy|wedding s',
  },
  {
    formats: 'png image/png 75',
    folders: '~/Pictures/Screenshots|~/Desktop|~/Downloads',
    stems: 'Screenshot_ t|screenshot d',
  },
  {
    formats: 'png image/png 40|svg image/svg+xml 18|webp image/webp 16|gif image/gif 14',
    folders: '~/Pictures|~/Downloads|~/projects/website/images|/var/www/html/images|/srv/share/marketing',
    stems:
      'arrow 0|avatar s|background 0s|badge 0|banner 0y|chart mq|diagram v|flyer m|header 0|hero 0s|icon 0s|illustration s|logo 0v|map 0|mockup v|poster y|product s|thumbnail s',
  },
  {
    formats: 'mp4 video/mp4 38|mov video/quicktime 14|webm video/webm 4|avi video/x-msvideo 3',
    folders: '~/Videos|~/Videos|~/Downloads|/storage/emulated/0/DCIM/Camera',
    stems:
      'VID_ tt|MVI_ c|GOPR c|birthday y|concert y|demo v|graduation y|interview s|lesson s|screen-recording d|trailer v|tutorial s|vacation y|webinar d',
  },
  {
    formats: 'mp3 audio/mpeg 30|m4a audio/mp4 10|wav audio/wav 9|ogg audio/ogg 3|flac audio/x-flac 3',
    folders: '~/Music|~/Music/Podcasts|~/Music/Recordings|~/Downloads',
    stems:
      'audiobook-chapter s|demo v|episode s|interview s|lecture s|mix v|podcast s|recording d|rehearsal d|ringtone 0|track ss|voice-memo d',
  },
  {
    formats:
      'zip application/zip 38|gz application/gzip 8|tar application/x-tar 5|7z application/x-7z-compressed 4|rar application/vnd.rar 3',
    folders: '~/Downloads|~/Downloads|~/Documents/Archive|/var/backups|/mnt/backup',
    stems:
      'archive ym|assets v|attachments d|backup d|documents y|export d|fonts 0|logs d|photos my|project v|release v|source v|website d',
  },
  {
    formats: 'html text/html 28',
    folders: '~/projects/website|~/Downloads|/var/www/html',
    stems:
      'about 0|checkout 0|contact 0|error 0|faq 0|help 0|index 0|login 0|newsletter m|offline 0|pricing 0|search 0|template s',
  },
  {
    formats: 'js text/javascript 30',
    folders: '~/projects/website/src|~/projects/shop/src|~/projects/api/src|/var/www/html/js',
    stems:
      'app 0|auth 0|cart 0|client 0|config 0|helpers 0|index 0|main 0|queue 0|router 0|search 0|server 0|session 0|store 0|upload 0|utils 0|validate 0|worker 0',
  },
  {
    formats: 'css text/css 18',
    folders: '~/projects/website/styles|~/projects/shop/styles|/var/www/html/css',
    stems:
      'base 0|buttons 0|colors 0|forms 0|grid 0|header 0|layout 0|main 0|print 0|reset 0|styles 0|theme 0|typography 0',
  },
  {
    formats: 'java text/x-java-source 8',
    folders: '~/projects/shop/src/main/java|~/projects/billing/src/main/java',
    stems:
      'App 0|Cart 0|Customer 0|CustomerService 0|Inventory 0|Invoice 0|InvoiceTest 0|Main 0|Order 0|OrderController 0|OrderService 0|OrderTest 0|Payment 0|Product 0|ProductRepository 0|Report 0',
  },
  {
    formats: 'php application/x-httpd-php 6',
    folders: '~/projects/website|/var/www/html',
    stems: 'config 0|contact 0|footer 0|functions 0|header 0|index 0|login 0|search 0|upload 0',
  },
  {
    formats: 'sh application/x-sh 9',
    folders: '~/bin|~/projects/api/scripts|/opt/app/bin|/usr/local/bin',
    stems:
      'backup 0|build 0|clean 0|deploy 0|install 0|migrate 0|release 0|restart 0|restore 0|run-tests 0|setup 0|start 0|update 0',
  },
  {
    formats: 'sql application/sql 12',
    folders: '~/projects/api/db|~/Downloads|/var/backups',
    stems:
      'backup d|create-tables 0|customers 0|dump d|indexes 0|migration n|orders 0|report 0m|schema 0v|seed 0',
  },
  {
    formats: 'json application/json 38|xml application/xml 16|yaml text/yaml 14',
    folders: '~/projects/api|~/projects/shop|~/Downloads|/etc/app|/opt/app/config|/srv/data',
    stems:
      'config 0|customers d|data d|events d|export d|feed 0|locations 0|manifest 0|orders d|package 0|pipeline 0|prices d|products 0d|response s|services 0|settings 0|translations 0|users d0',
  },
  {
    formats: 'log text/plain 28',
    folders: '/var/log|/var/log/app|/opt/app/logs|~/logs',
    stems:
      'access 0d|app 0d|auth 0|backup d|cron 0|debug 0|deploy d|error 0d|install 0|mail 0|server 0d|sync d|update 0|worker s',
  },
  {
    formats: 'epub application/epub+zip 5',
    folders: '~/Documents/Books|~/Downloads',
    stems:
      'alice-in-wonderland 0|dracula 0|emma 0|frankenstein 0|great-expectations 0|jane-eyre 0|little-women 0|middlemarch 0|moby-dick 0|peter-pan 0|pride-and-prejudice 0|the-time-machine 0|treasure-island 0|walden 0',
  },
  {
    formats: 'ics text/calendar 4',
    folders: '~/Documents|~/Downloads',
    stems:
      'appointments y|birthdays 0|calendar y|event d|flight d|holidays y|meeting d|schedule m|training d',
  },
];
